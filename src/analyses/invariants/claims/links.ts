/** Along which fields the structures behind the fields of a class are linked: what inferred claims range over. */

import { inverseFields } from '../../../domains/heap/contraction/shapes/inverses.js';
import type { Code } from '../../../engine/code.js';
import type { FieldSelector, Term } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { FieldDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, type TypeName } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { mayHaveFields } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';

/** The link fields that lead on from a field of the class. */
export interface Over {
  readonly selectors: readonly FieldSelector[];
  /** As they are listed: `next`, `[]`; with their classes where two of them have the same name. */
  readonly names: readonly string[];
}

const MOST_LINKS = INVARIANTS_BUDGETS['claims/links'].mostLinks.most;

export class ClassLinks {
  readonly #context: InvariantsContext;
  readonly #links: readonly FieldReference[];
  readonly #isNode: (type: ClassName) => boolean;
  /** Those between classes that reach each other. */
  readonly #cyclic: ReadonlySet<FieldReference>;

  constructor(context: InvariantsContext, family: Family, formulas: readonly Term[]) {
    this.#context = context;
    const { hierarchy } = context.world;
    const types = family.fields.map(({ type }) => type);
    const { links: known, nodes } = context.index.links.from(types);
    const links = known.size > MOST_LINKS ? [] : [...known.values()];
    this.#isNode = (type) => nodes.has(type);
    const back = new Set(inverseFields({ links, codes: this.#codes(family, links), formulas }).map(keyOf));
    const forwards = links.filter((field) => !back.has(keyOf(field)) && !isNamedBackwards(field, links));
    const { name } = family.declaration;
    const isOwner = ({ owner, type }: FieldReference): boolean =>
      !hierarchy.isSubclass(owner, name) && hierarchy.isAssignable(name, type);
    const inner = forwards.filter((field) => !isOwner(field));
    // What leads from a node to the whole is no link, if there are others.
    const isLeftOut = (field: FieldReference): boolean =>
      isOwner(field) && inner.some((other) => other.owner === field.owner && leadsBack(hierarchy, other, inner));
    this.#links = forwards.filter((field) => !isLeftOut(field));
    this.#cyclic = new Set(this.#links.filter((field) => leadsBack(hierarchy, field, this.#links)));
  }

  /** Undefined where the field leads to no linked structure. */
  from({ type }: FieldDeclaration): Over | undefined {
    const { hierarchy } = this.#context.world;
    let element = type;
    while (isArray(element)) element = elementType(element);
    // What a node holds besides its links is another matter, even if it is linked too.
    const isAtNode = [...this.#cyclic].some(({ owner }) => mayHaveFields(hierarchy, element, owner));
    const links = isAtNode ? [...this.#cyclic] : this.#links;
    const met = new Set<TypeName>([type]);
    const over = new Set<FieldReference>();
    let throughArrays = false;
    for (const each of met) {
      if (isArray(each)) {
        throughArrays = true;
        met.add(elementType(each));
        continue;
      }
      for (const field of links) {
        if (!mayHaveFields(hierarchy, each, field.owner)) continue;
        over.add(field);
        met.add(field.type);
      }
    }
    const isLinked = [...over].some(({ owner }) => this.#isNode(owner));
    if (!isLinked) return undefined;
    const fields = this.#links.filter((field) => over.has(field));
    const selectors: FieldSelector[] = fields.map((field) => ({ kind: 'one', field }));
    if (throughArrays) selectors.push({ kind: 'elements' });
    return { selectors, names: [...namesOf(fields), ...(throughArrays ? ['[]'] : [])] };
  }

  /** Of the class, those below it, and those whose links they are: what is around them too. */
  #codes({ concrete, declaration }: Family, links: readonly FieldReference[]): readonly Code[] {
    const { hierarchy } = this.#context.world;
    const names = new Set([declaration.name, ...concrete.map(({ type }) => type)]);
    for (const { owner } of links) names.add(owner);
    return [...names].flatMap((name) =>
      (hierarchy.find(name)?.methods ?? []).flatMap((method) => {
        const body = method.body();
        return body === undefined ? [] : [{ method, body }];
      }),
    );
  }
}

/** Whether what it leads to leads to its own class again. */
function leadsBack(hierarchy: Hierarchy, field: FieldReference, links: readonly FieldReference[]): boolean {
  const met = new Set<TypeName>([field.type]);
  for (const each of met) {
    if (isArray(each)) {
      met.add(elementType(each));
      continue;
    }
    if (mayHaveFields(hierarchy, each, field.owner)) return true;
    for (const { owner, type } of links) if (mayHaveFields(hierarchy, each, owner)) met.add(type);
  }
  return false;
}

const BACKWARDS = /^(?:prev|pred|parent|back|before|up$|owner$)/i;

/** By its name, where there is another one that leads on. The claim says what it ranges over, so a wrong guess does no harm. */
function isNamedBackwards({ owner, name }: FieldReference, links: readonly FieldReference[]): boolean {
  return BACKWARDS.test(name) && links.some((other) => other.owner === owner && !BACKWARDS.test(other.name));
}

function namesOf(fields: readonly FieldReference[]): readonly string[] {
  const count = (name: string): number => fields.filter((each) => each.name === name).length;
  return fields.map(({ owner, name }) =>
    count(name) === 1 ? name : `${owner.slice(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1)}.${name}`,
  );
}
