/** Protocols that are of no class: their objects stand for those of which only an interface is known. */
import type { ClassName } from '../../../ir/types.js';
import { componentFor, RECORDS, TYPES } from '../../../library/index.js';

const STAND_INS = /^espalier\.Any(?:Collection|Container|Iterator|Map)(?:\$|$)/;

export function isStandIn(type: ClassName): boolean {
  return STAND_INS.test(type);
}

/** Whether it is an interface that one of them implements. */
export function isRepresented(type: ClassName): boolean {
  return TYPES.is('represented', type);
}

/** The class with a protocol that stands for an interface. */
export function representedBy(type: ClassName): ClassName | undefined {
  return componentFor(RECORDS, type);
}

/** Why nothing is said of a call. */
export const WITHOUT_PROTOCOL = 'the receiver may be of a class without a protocol';
