/** An effect: which fields of objects are written, and whether the protocol's errors may come out. A bit for each. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassName } from '../../../ir/types.js';
import { OBJECT } from '../../../ir/types.js';
import { isGeneral } from './object-methods.js';
import type { Protocol } from './protocol.js';

/** A set of bits. */
export type ProtocolEffect = bigint;

export const NO_EFFECT: ProtocolEffect = 0n;
/** An error of the protocol may come out. */
export const RAISES: ProtocolEffect = 1n;
/** Whatever can be done may be done. */
export const EVERYTHING: ProtocolEffect = 2n;
/** Fields of objects that are none of the protocol's may be written. */
export const OTHER_FIELDS: ProtocolEffect = 4n;
const FIRST_FIELD = 3n;

/** Whether nothing is written. */
export function isQuiet(effect: ProtocolEffect): boolean {
  return (effect & ~RAISES) === NO_EFFECT;
}

/** Whether nothing is denied. */
export function isAnything(effect: ProtocolEffect): boolean {
  return (~effect & (EVERYTHING | RAISES)) === NO_EFFECT;
}

/** Whether some field of the protocol's objects may have been written. */
export function writesProtocol(effect: ProtocolEffect): boolean {
  return (effect & EVERYTHING) !== NO_EFFECT || effect >> FIRST_FIELD !== NO_EFFECT;
}

/** The bits of the protocol's fields. */
export class FieldEffects {
  readonly #protocol: Protocol;
  readonly #hierarchy: Hierarchy;
  readonly #fields = new Map<string, ProtocolEffect>();
  /** The fields of what stands for other classes. */
  readonly #standIns = new Map<ClassName, ProtocolEffect>();

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
    this.#hierarchy = protocol.world.hierarchy;
  }

  /** Of a write to the field of an object. */
  ofField(owner: ClassName, field: string): ProtocolEffect {
    return this.#protocol.isMember(owner) ? this.#bit(owner, field) : OTHER_FIELDS;
  }

  /** Whether the field of an object may have been written. */
  writes(effect: ProtocolEffect, owner: ClassName, field: string): boolean {
    if ((effect & EVERYTHING) !== NO_EFFECT) return true;
    if (!this.#protocol.isMember(owner)) return (effect & OTHER_FIELDS) !== NO_EFFECT;
    return (effect & this.#bit(owner, field)) !== NO_EFFECT || this.#isStoodFor(effect, owner);
  }

  /** Whether the effect is on what stands for objects of the class, too: then it may have been one of these. */
  #isStoodFor(effect: ProtocolEffect, owner: ClassName): boolean {
    if (this.#protocol.isStandIn?.(owner) === true) return false;
    for (const [standIn, fields] of this.#standIns) {
      if ((effect & fields) === NO_EFFECT) continue;
      const types = [...this.#hierarchy.supertypes(standIn)].filter((type) => this.#isOfLibrary(type));
      if (types.length === 0 || types.some((type) => this.#hierarchy.isSubclass(owner, type))) return true;
    }
    return false;
  }

  #isOfLibrary(type: ClassName): boolean {
    return type !== OBJECT && !isGeneral(type) && this.#protocol.isStandIn?.(type) !== true;
  }

  #bit(owner: ClassName, name: string): ProtocolEffect {
    const key = `${owner}.${name}`;
    let bit = this.#fields.get(key);
    if (bit === undefined) {
      bit = 1n << (FIRST_FIELD + BigInt(this.#fields.size));
      this.#fields.set(key, bit);
      if (this.#protocol.isStandIn?.(owner) === true)
        this.#standIns.set(owner, (this.#standIns.get(owner) ?? NO_EFFECT) | bit);
    }
    return bit;
  }
}
