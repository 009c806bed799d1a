/** Expressions as they are printed against what they mean: choices written as guards, text read back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Algebra,
  type Condition,
  type Node,
  Operator,
  Trait,
} from '../../../../src/machines/relational/algebra.js';
import { Bounding } from '../../../../src/machines/relational/bounds.js';
import { areEqual, isSubset } from '../../../../src/machines/relational/finite-relation.js';
import { Meanings } from '../../../../src/machines/relational/meaning.js';
import { coarse } from '../../../../src/machines/relational/text/coarse.js';
import { Lowering } from '../../../../src/machines/relational/text/lower.js';
import type { Names } from '../../../../src/machines/relational/text/names.js';
import { parseExpression, parseFormula } from '../../../../src/machines/relational/text/parse.js';
import { Printer } from '../../../../src/machines/relational/text/print.js';
import { type Draw, drawing, FIELDS, makeWorld, randomInstance } from '../../../domains/relational/instances.js';
import { poolOf, type Step, take } from '../../../domains/relational/steps.js';

const step: fc.Arbitrary<Step> = fc.record({
  operator: fc.nat(999),
  first: fc.nat(999),
  second: fc.nat(999),
  third: fc.nat(999),
});
const steps = fc.array(step, { minLength: 6, maxLength: 24, size: 'max' });

function grown(all: readonly Step[]) {
  const { algebra, symbols } = makeWorld();
  const pool = poolOf({ algebra, symbols });
  for (const each of all) {
    const made = take(algebra, pool, each);
    if (made?.kind === 'node') pool.nodes[algebra.arity(made.node)]?.push(made.node);
    if (made?.kind === 'condition') pool.conditions.push(made.condition);
  }
  return { algebra, symbols, pool };
}

const NAMES: Names = {
  field: ({ name, static: isStatic, owner }) => (isStatic ? `${owner}.${name}` : name),
  type: (type) => `${type}'`,
  typeBefore: (type) => type,
  parameter: ({ name }) => name,
  newObject: (type, number) => `New_${type}_${number}`,
  newSet: (type) => `set_New_${type}`,
};

function resolver(algebra: Algebra, symbols: readonly (readonly Node[])[]) {
  const printer = new Printer(algebra, NAMES);
  const known = new Map(symbols.flat().map((node) => [printer.expression(node), node]));
  for (const type of ['A', 'B', 'C', 'I', 'int', 'boolean', 'java.lang.Object', 'A[]', 'java.lang.Object[]', 'univ']) {
    known.set(`${type}'`, algebra.type(type));
  }
  for (const field of Object.values(FIELDS)) known.set(NAMES.field(field), algebra.field(field));
  return { algebra, resolve: (name: string) => known.get(name) };
}

function hasChoice(algebra: Algebra, node: Node): boolean {
  const operator = algebra.operator(node);
  if (operator === Operator.CHOICE) return true;
  if (operator === Operator.SYMBOL || operator === Operator.NONE || operator === Operator.ARITHMETIC) return false;
  return algebra.arguments(node).some((each) => hasChoice(algebra, each));
}

/** Conditions on values, on what they are read from, and on others, in all combinations. */
function someChoice(algebra: Algebra, nodes: readonly (readonly Node[])[], draw: Draw): Node {
  const { conditions } = algebra;
  const { next, data } = FIELDS;
  const pick = (list: readonly Node[]): Node => list[draw(list.length)] as Node;
  const known = (arity: number): readonly Node[] =>
    (nodes[arity] ?? []).filter((node) => algebra.has(node, Trait.KNOWN) && !algebra.isNone(node));
  const objects = known(1).filter((node) => algebra.columns(node)[0] === 'A' && algebra.has(node, Trait.SINGLE));
  const value = pick(objects);
  const steps = [
    value,
    algebra.join(value, algebra.field(next)),
    algebra.join(pick(objects), algebra.field(next)),
    algebra.join(value, algebra.closure(algebra.field(next))),
  ];
  const literal = (): Condition => {
    const subject = pick(steps);
    const tested = [
      () => algebra.intersection([subject, algebra.null]),
      () => algebra.intersection([subject, pick(objects)]),
      () => algebra.intersection([algebra.join(subject, algebra.field(data)), algebra.parameter(5, 'i', 'int')]),
      () => algebra.intersection([algebra.join(subject, algebra.closure(algebra.field(next))), pick(known(1))]),
      () => algebra.difference(subject, pick(known(1))),
      () => pick(known(1 + draw(2))),
    ];
    const node = (tested[draw(tested.length)] as () => Node)();
    const holds = conditions.some(algebra.arity(node) > 2 ? subject : node);
    return draw(2) === 0 ? holds : conditions.not(holds);
  };
  let condition = literal();
  for (let more = draw(3); more > 0; more--) {
    condition = draw(2) === 0 ? conditions.and(condition, literal()) : conditions.or(condition, literal());
  }
  const others = [algebra.none(1), pick(objects), algebra.null, pick(steps)];
  if (draw(3) > 0) return algebra.choice(condition, pick(steps), pick(others));
  const relations = known(2);
  if (draw(2) === 0) return algebra.choice(condition, pick(relations), pick(relations));
  const domain = algebra.choice(condition, pick(steps), algebra.none(1));
  return algebra.override(algebra.field(next), algebra.product(domain, pick(steps)));
}

describe('expressions in text', () => {
  it('mean the same without choices, wherever they are defined', () => {
    let [choices, compared] = [0, 0];
    fc.assert(
      fc.property(steps, fc.nat(), (all, seed) => {
        const { algebra, pool } = grown(all);
        const bounding = new Bounding(algebra, { numbers: 'forget' });
        const lowering = new Lowering(algebra, 'guards');
        const readable = new Lowering(algebra, 'readable');
        const draw = drawing(seed);
        const made = Array.from({ length: 12 }, () => someChoice(algebra, pool.nodes, draw));
        const found = [...(pool.nodes[1] ?? []).slice(-6), ...made].map((node) => bounding.bounds(node));
        for (const node of found.flatMap(({ lower, upper }) => [lower, upper])) {
          if (!hasChoice(algebra, node)) continue;
          choices++;
          const lowered = lowering.node(node);
          const shown = readable.node(node);
          const rough = coarse(algebra, node, 1000);
          expect(hasChoice(algebra, lowered)).toBe(false);
          for (let round = 0; round < 8; round++) {
            const instance = randomInstance(algebra, drawing(seed * 64 + round));
            const exact = new Meanings(algebra, instance).relation(node);
            if (exact === undefined) continue;
            compared++;
            const loose = new Meanings(algebra, instance, 'lenient');
            expect(areEqual(loose.node(lowered).upper, exact)).toBe(true);
            expect(areEqual(loose.node(shown).upper, exact)).toBe(true);
            expect(isSubset(loose.node(rough.lower).lower, exact)).toBe(true);
            expect(isSubset(exact, loose.node(rough.upper).upper)).toBe(true);
          }
        }
      }),
      { numRuns: 300, seed: 8 },
    );
    expect(choices).toBeGreaterThan(500);
    expect(compared).toBeGreaterThan(3000);
  }, 120_000);

  it('are read back as what they were', () => {
    let [count, same] = [0, 0];
    fc.assert(
      fc.property(steps, fc.nat(), (all, seed) => {
        const { algebra, symbols, pool } = grown(all);
        const printer = new Printer(algebra, NAMES);
        const context = resolver(algebra, symbols);
        for (const node of [1, 2, 3].flatMap((arity) => (pool.nodes[arity] ?? []).slice(-8))) {
          if (!algebra.has(node, Trait.KNOWN)) continue;
          const text = printer.expression(node);
          const read = parseExpression(text, context);
          if (typeof read !== 'number') throw new Error(`${text}: ${read.message}`);
          count++;
          if (read === node) {
            same++;
            continue;
          }
          for (let round = 0; round < 4; round++) {
            const instance = randomInstance(algebra, drawing(seed * 64 + round));
            const before = new Meanings(algebra, instance).relation(node);
            if (before === undefined) continue;
            const after = new Meanings(algebra, instance, 'lenient').relation(read);
            if (after === undefined || !areEqual(before, after)) throw new Error(text);
          }
        }
        for (const condition of pool.conditions.slice(-6)) {
          if (!algebra.conditions.isKnown(condition)) continue;
          const text = printer.formula(condition);
          const read = parseFormula(text, context);
          if (typeof read !== 'number') throw new Error(`${text}: ${read.message}`);
          for (let round = 0; round < 4; round++) {
            const instance = randomInstance(algebra, drawing(seed * 64 + round));
            const before = new Meanings(algebra, instance).condition(condition);
            if (before === undefined) continue;
            if (new Meanings(algebra, instance, 'lenient').condition(read) !== before) throw new Error(text);
          }
        }
      }),
      { numRuns: 1000, seed: 9 },
    );
    expect(same / count).toBeGreaterThan(0.95);
  }, 120_000);
});
