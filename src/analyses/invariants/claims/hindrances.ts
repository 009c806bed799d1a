/** What keeps a claim from being made, whatever a local analysis finds: its fields are not the class's own, or others run in between. */
import type { Reason } from '../../../findings/invariants-result.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { locationOf } from '../../../obligations/index.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { Reflected } from '../../../program/reflected.js';
import { Streams } from '../../../program/streams.js';
import { type Classification, classify } from '../classify/classify.js';
import type { InvariantsContext } from '../context.js';
import { type Family, familyOf } from '../family/family.js';
import type { Candidate } from './candidates.js';
import { lockTrouble } from './threads.js';

export class Hindrances {
  readonly #context: InvariantsContext;
  readonly #above = new Map<ClassName, Classification>();
  readonly #streams: Streams;
  readonly #reflected: Reflected;

  constructor(context: InvariantsContext) {
    this.#context = context;
    const { hierarchy } = context.world;
    this.#streams = new Streams(hierarchy);
    this.#reflected = new Reflected(
      hierarchy,
      hierarchy.table.inputs().flatMap((name) => hierarchy.find(name) ?? []),
    );
  }

  /** None: what is shown of the client's states holds of all objects. */
  of(candidate: Candidate, family: Family, classification: Classification): readonly Reason[] {
    const reasons: Reason[] = [];
    for (const field of candidate.fields) {
      const reason = this.#undisciplined(field, family, classification);
      if (reason !== undefined) reasons.push(reason);
      const set = this.#reflected.at(field);
      if (set !== undefined)
        reasons.push({ text: `\`${field.name}\` may be set by reflection`, location: locationOf(set) });
    }
    const streamed = this.#streams.reason(family.declaration, candidate.fields);
    if (streamed !== undefined) reasons.push({ text: streamed.text, location: locationOf(streamed.span) });
    const isFixed = !candidate.deep && candidate.fields.every((field) => this.#isFinal(field));
    const { tampered } = family;
    if (candidate.deep ? tampered.size > 0 : candidate.fields.some((field) => tampered.has(keyOf(field))))
      reasons.push(...family.tampering);
    if (this.#context.threads === 'many' && !isFixed)
      reasons.push(...lockTrouble(this.#context, family, classification, candidate));
    return reasons;
  }

  /** A field of the class, or of one above it, that others may write. */
  #undisciplined(field: FieldReference, { declaration }: Family, classification: Classification): Reason | undefined {
    const { hierarchy } = this.#context.world;
    const owner = hierarchy.find(field.owner);
    if (field.owner === declaration.name) return reasonAgainst(field, classification);
    const isAbove = hierarchy.superclassChain(declaration.name).some(({ name }) => name === field.owner);
    const declared = hierarchy.resolveField(field);
    const isStatic = declared !== undefined && hasFlag(declared, Flag.STATIC);
    if (!isAbove && !isStatic) return undefined;
    if (declared !== undefined && hasFlag(declared, Flag.FINAL)) return undefined;
    if (owner?.origin !== 'input' || isStatic)
      return { text: `\`${field.owner}.${field.name}\` is a field of another class` };
    let above = this.#above.get(field.owner);
    if (above === undefined) {
      above = classify(this.#context, familyOf(this.#context, owner));
      this.#above.set(field.owner, above);
    }
    return reasonAgainst(field, above);
  }

  #isFinal(field: FieldReference): boolean {
    const declared = this.#context.world.hierarchy.resolveField(field);
    return declared !== undefined && hasFlag(declared, Flag.FINAL);
  }
}

/** Disciplined, or written besides only in objects that are being made, which the client covers. */
export function isClaimable({ good, claimable }: Classification['fields'][number]): boolean {
  return good || claimable;
}

function reasonAgainst(field: FieldReference, { fields }: Classification): Reason | undefined {
  const found = fields.find(({ element }) => element.name === field.name);
  if (found === undefined) return { text: `\`${field.name}\` is not known` };
  if (isClaimable(found)) return undefined;
  const { text, location } = found.reason;
  return {
    text: `\`${field.name}\` is undisciplined: ${text}`,
    location: location ?? locationOf(found.element.span),
  };
}
