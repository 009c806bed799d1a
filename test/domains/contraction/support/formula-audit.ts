/** Random formulas of the query logic on states against all their concrete heaps at hand. */
import type { Formula } from '../../../../src/domains/heap/contraction/graphs/formula.js';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import type { Heap } from './heaps.js';
import type { Kit } from './kit.js';
import { type Bounds, type Failure, Judge } from './oracle.js';
import { holds } from './truths.js';

interface Names {
  readonly variables: number;
  readonly fields: number;
}

/** Some are small: two quantifiers and what they say about two objects, which are perhaps not those of variables. */
function someFormula(random: Random, names: Names, guarded: boolean): Formula {
  if (guarded || random.below(2) === 0) return randomFormula(random, names, guarded);
  const quantifier = (): 'forall' | 'exists' => (random.below(2) === 0 ? 'forall' : 'exists');
  const literal = (): Formula => {
    const operand = randomLiteral(random, names, 2);
    return random.below(2) === 0 ? operand : { kind: 'not', operand };
  };
  if (random.below(2) === 0) {
    const hidden = [0, 1].flatMap((object) =>
      Array.from({ length: names.variables }, (_, variable): Formula => {
        return { kind: 'not', operand: { kind: 'variable', variable, object } };
      }),
    );
    const body: Formula = { kind: 'and', operands: [...hidden, literal()] };
    return { kind: 'exists', object: 0, body: { kind: 'exists', object: 1, body } };
  }
  const operands = Array.from({ length: 1 + random.below(4) }, literal);
  const body: Formula = { kind: random.below(2) === 0 ? 'and' : 'or', operands };
  return { kind: quantifier(), object: 0, body: { kind: quantifier(), object: 1, body } };
}

/** Each quantifier is bound to the object of a variable if `guarded`. */
function randomFormula(random: Random, names: Names, guarded: boolean, bound = 0, depth = 4): Formula {
  const operand = (): Formula => randomFormula(random, names, guarded, bound, depth - 1);
  const choice = random.below(bound === 0 || depth > 2 ? 4 : 8);
  if (depth === 0 || (choice >= 4 && bound > 0)) return randomLiteral(random, names, bound);
  if (choice === 0 && bound > 0) return { kind: 'not', operand: operand() };
  if (choice === 1 && bound > 0) {
    return { kind: random.below(2) === 0 ? 'and' : 'or', operands: [operand(), operand()] };
  }
  const body = randomFormula(random, names, guarded, bound + 1, depth - 1);
  const kind = random.below(2) === 0 ? 'forall' : 'exists';
  if (!guarded) return { kind, object: bound, body };
  const guard: Formula = { kind: 'variable', variable: random.below(names.variables), object: bound };
  return kind === 'exists'
    ? { kind, object: bound, body: { kind: 'and', operands: [guard, body] } }
    : { kind, object: bound, body: { kind: 'or', operands: [{ kind: 'not', operand: guard }, body] } };
}

function randomLiteral(random: Random, { variables, fields }: Names, bound: number): Formula {
  if (bound === 0) {
    const body: Formula = { kind: 'variable', variable: random.below(variables), object: 0 };
    return { kind: 'exists', object: 0, body };
  }
  const [one, other] = [random.below(bound), random.below(bound)];
  switch (random.below(4)) {
    case 0:
      return { kind: 'variable', variable: random.below(variables), object: one };
    case 1:
      return { kind: 'field', field: random.below(fields), source: one, target: other };
    case 2:
      return { kind: 'path', source: one, target: other };
    default:
      return { kind: 'equal', left: one, right: other };
  }
}

export interface FormulaAudit {
  readonly failure: Failure;
  readonly formulas: number;
  /** Formulas that the evaluation excluded. */
  readonly refuted: number;
}

/** Sound: what holds in a heap may hold in its state. Guarded formulas: only that. */
export function auditFormulas(
  kit: Kit,
  bounds: Bounds,
  heaps: Iterable<Heap>,
  options: { readonly guarded: boolean; readonly each: number; readonly seed: number },
): FormulaAudit {
  const judge = new Judge(kit, bounds);
  const random = randomFrom(options.seed);
  let [formulas, refuted] = [0, 0];
  for (const heap of heaps) {
    const state = judge.state(heap);
    if (typeof state === 'string') continue;
    const witnesses = [heap, ...judge.witnesses(state).slice(0, 12)];
    for (let count = 0; count < options.each; count++) {
      formulas++;
      const formula = someFormula(random, bounds, options.guarded);
      const may = kit.mayHold(formula, judge.states.graph(state), judge.states.model);
      if (!may) refuted++;
      const wrong = witnesses.find((each) => holds(formula, each) !== may && (options.guarded || !may));
      if (wrong === undefined) continue;
      const text = `${JSON.stringify(formula)} may hold: ${may} in ${judge.show(state)}, not so in ${JSON.stringify(wrong)}`;
      return { failure: text, formulas, refuted };
    }
  }
  return { failure: undefined, formulas, refuted };
}
