/** Random formulas of the assertion language about the variables of a body, and their truth in a machine state. */

import type { Code } from '../../../src/engine/code.js';
import type { Question } from '../../../src/engine/question.js';
import {
  type BoundFormula,
  bindFormula,
  judge,
  parseFormula,
  type Scope,
  staticOwners,
} from '../../../src/facts/index.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { Variable } from '../../../src/ir/instructions.js';
import { isIntegerLike, isPrimitive } from '../../../src/ir/types.js';
import type { Random } from '../random.js';
import type { ObservedState } from './observed-run.js';

export interface Fact {
  readonly text: string;
  readonly formula: BoundFormula;
  readonly question: Question;
  readonly mentions: readonly Variable[];
}

/** Variables have the names `v0`, `v1` … here: temporaries have no name that a formula could say. */
export function nameOf(variable: Variable): string {
  return `v${variable.index}`;
}

/** Writes a formula about variables, whose names in it are those of `nameOf`. */
export type WriteFormula = (variables: readonly Variable[], random: Random) => string;

/** So many formulas about those of the body's variables that have a value. */
export function randomFacts(
  code: Code,
  hierarchy: Hierarchy,
  assigned: readonly Variable[],
  random: Random,
  count: number,
  write: WriteFormula = randomFormula,
): readonly Fact[] {
  const byName = new Map(code.body.variables.map((variable) => [nameOf(variable), variable]));
  const typeOf = (name: string): string | undefined => byName.get(name)?.type;
  const scope: Scope = { owner: code.method.owner, variable: typeOf, entryVariable: typeOf };
  const facts: Fact[] = [];
  for (let tries = 0; tries < 3 * count && facts.length < count; tries++) {
    const text = write(assigned, random);
    const parsed = parseFormula(text);
    if (parsed.formula === undefined) throw new Error(`'${text}' does not parse`);
    const { bound } = bindFormula(parsed.formula, scope, hierarchy);
    // Incomparable types, a class that a smaller program has lost: another formula will do.
    if (bound === undefined) continue;
    const mentions = [...byName]
      .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
      .map(([, variable]) => variable);
    facts.push({
      text,
      formula: bound,
      question: { term: bound.term, variable: (name) => byName.get(name) },
      mentions,
    });
  }
  return facts;
}

function randomFormula(variables: readonly Variable[], random: Random): string {
  const ofKind = (fits: (variable: Variable) => boolean): readonly string[] => variables.filter(fits).map(nameOf);
  const references = ofKind(({ type }) => !isPrimitive(type));
  const nodes = ofKind(({ type }) => /^(Node|Leaf|Twig)$/.test(type));
  const arrays = ofKind(({ type }) => type === 'Node[]');
  const integers = ofKind(({ type }) => isIntegerLike(type) && type !== 'boolean');
  const booleans = ofKind(({ type }) => type === 'boolean');
  const equality = (): string => random.pick(['==', '!=']);
  const order = (): string => random.pick(['<', '<=', '>', '>=', '==', '!=']);
  const path = (): string =>
    `${random.pick(nodes)}${random.pick(['', '.next', '.other', '.next.next', '.other.next'])}`;
  const number = (): string =>
    random.pick([...integers, ...nodes.map((name) => `${name}.value`), '0', '1', '3', '-1', 'Registry.count']);
  const forms: (() => string)[] = [
    () => `Registry.first ${equality()} null`,
    () => `${number()} ${order()} ${number()}`,
  ];
  if (references.length > 0) {
    forms.push(
      () => `${random.pick(references)} ${equality()} null`,
      () => `${random.pick(references)} instanceof ${random.pick(['Leaf', 'Twig', 'Node', 'Shape'])}`,
    );
  }
  if (nodes.length > 0) {
    const field = (): string => random.pick(['next', 'other']);
    forms.push(
      () => `${path()} ${equality()} null`,
      () => `${path()} ${equality()} ${path()}`,
      () => `${path()}.flag`,
      () => `${path()}.value ${order()} ${number()}`,
      () => `${random.pick(['acyclic', 'cyclic', 'list', 'unshared'])}(${random.pick(nodes)}, ${field()})`,
      () => `${random.pick(['reach', 'disjoint'])}(${random.pick(nodes)}, ${random.pick(nodes)}, ${field()})`,
      () => `fresh(${random.pick(nodes)})`,
      () => `${path()} == Registry.first`,
    );
  }
  if (arrays.length > 0) {
    forms.push(
      () => `${random.pick(arrays)}.length ${order()} ${number()}`,
      () => `${random.pick(arrays)}[${random.below(2)}] ${equality()} null`,
    );
  }
  if (booleans.length > 0) forms.push(() => random.pick(booleans));
  const [first, second] = [random.pick(forms)(), random.pick(forms)()];
  switch (random.below(6)) {
    case 0:
      return `${first} ${random.pick(['&&', '||', '==>'])} ${second}`;
    case 1:
      return `!(${first})`;
    default:
      return first;
  }
}

/** Undefined where it has no meaning here: a variable without value, a class that is not initialised. */
export function truthIn(fact: Fact, state: ObservedState): boolean | undefined {
  const values = new Map<string, NonNullable<ReturnType<ObservedState['value']>> | null>();
  for (const variable of fact.mentions) {
    const value = state.value(variable);
    if (value === undefined) return undefined;
    values.set(nameOf(variable), value);
  }
  if (!staticOwners(fact.formula).every((owner) => state.isInitialised(owner))) return undefined;
  const judgement = judge(fact.formula, {
    heap: state.heap,
    variable: (name) => values.get(name) ?? null,
    roots: () => values.values(),
    isFresh: state.isFresh,
    budget: 10_000,
  });
  return judgement.kind === 'undecided' ? undefined : judgement.kind === 'holds';
}
