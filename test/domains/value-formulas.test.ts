/** What a value domain answers to formulas, against their meaning on concrete values. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { IntegerMap } from '../../src/base/integer-map.js';
import type { Values } from '../../src/domains/combinators/value-domain.js';
import { intervals } from '../../src/domains/numbers/intervals/intervals.js';
import type { Code } from '../../src/engine/code.js';
import type { Domain } from '../../src/engine/domain.js';
import type { Question } from '../../src/engine/question.js';
import { Machine } from '../../src/execution/machine.js';
import { type BoundFormula, bindFormula, judge, parseFormula, statementScope } from '../../src/facts/index.js';
import type { HeapView } from '../../src/ir/heap.js';
import type { Variable } from '../../src/ir/instructions.js';
import type { Interval } from '../../src/lattices/interval.js';
import { modelOf, openMembers } from './value-support.js';

const numbers: fc.Arbitrary<string> = fc.letrec<{ term: string; leaf: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 2 },
    tie('leaf'),
    fc.tuple(tie('term'), fc.constantFrom('+', '-', '*', '/', '%'), tie('term')).map(([x, o, y]) => `(${x} ${o} ${y})`),
    tie('term').map((term) => `-(${term})`),
  ),
  leaf: fc.constantFrom('a', 'b', 'l', 'y', '0', '3', '-7', '2147483647', '4294967296L'),
})).term;

const formulas: fc.Arbitrary<string> = fc.letrec<{ formula: string; leaf: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc
      .tuple(tie('formula'), fc.constantFrom('&&', '||', '==>', '<==>'), tie('formula'))
      .map(([x, o, y]) => `(${x} ${o} ${y})`),
    tie('formula').map((formula) => `!(${formula})`),
  ),
  leaf: fc.oneof(
    fc.tuple(numbers, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), numbers).map(([x, o, y]) => `${x} ${o} ${y}`),
    fc.constantFrom('p', 'p == true', 'p != (a < b)', 'o == null'),
  ),
})).formula;

describe('formulas over intervals', () => {
  let code: Code;
  let domain: Domain<Values<Interval>>;
  let heap: HeapView;
  let bind: (text: string) => { readonly question: Question; readonly bound: BoundFormula };

  beforeAll(async () => {
    const table = await openMembers('static void f(int a, int b, long l, byte y, boolean p, Object o) { }');
    const program = modelOf(table);
    const found = table.find('A')?.methods.find(({ name }) => name === 'f');
    const made = found && program.code(found);
    if (made === undefined) throw new Error('no code');
    code = made;
    domain = intervals(program);
    heap = new Machine(table).view;
    const environment = code.body.parameters.map((variable): [string, Variable] => [variable.name, variable]);
    bind = (text) => {
      const parsed = parseFormula(text);
      if (parsed.error !== undefined) throw new Error(parsed.error.message);
      const { bound, errors } = bindFormula(
        parsed.formula,
        statementScope(code.method, environment),
        program.hierarchy,
      );
      if (bound === undefined) throw new Error(errors[0].message);
      return { bound, question: { term: bound.term, variable: (name) => new Map(environment).get(name) } };
    };
  });

  const stateOf = (ranges: readonly (Interval | undefined)[]): Values<Interval> => ({
    reached: true,
    bindings: IntegerMap.of(
      ranges.flatMap((range, index): [number, Interval][] => {
        const variable = code.body.parameters[index];
        return range === undefined || variable === undefined ? [] : [[variable.index, range]];
      }),
    ),
  });

  const valueAnd = (value: fc.Arbitrary<number>): fc.Arbitrary<readonly [number, Interval | undefined]> =>
    fc
      .tuple(value, fc.option(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { nil: undefined }))
      .map(([number, off]) => [number, off && { lower: number - off[0], upper: number + off[1] }] as const);
  const small = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom(2147483640, -2147483640));
  const worlds = fc.tuple(
    valueAnd(small),
    valueAnd(small),
    valueAnd(small),
    valueAnd(fc.integer({ min: -9, max: 9 })),
    fc
      .tuple(fc.constantFrom(0, 1), fc.boolean())
      .map(([value, known]) => [value, known ? { lower: value, upper: value } : undefined] as const),
  );

  it('answers agree with the meaning, and refinement keeps what satisfies', () => {
    const answers = { yes: 0, no: 0, unknown: 0 };
    let narrowed = 0;
    fc.assert(
      fc.property(formulas, worlds, (text, world) => {
        const { question, bound } = bind(text);
        const state = stateOf(world.map(([, range]) => range));
        const at = { code, point: code.body.entry };
        const values = new Map(
          code.body.parameters.map(({ name, type }, index) => {
            const value = world[index]?.[0] ?? 0;
            return [name, type === 'long' ? BigInt(value) : name === 'o' ? null : value] as const;
          }),
        );
        const judged = judge(bound, { heap, variable: (name) => values.get(name) ?? null, roots: () => [] });
        const truth = domain.ask(question, state, at);
        answers[truth]++;
        const holds = judged.kind === 'holds';
        if (truth === (holds ? 'no' : 'yes')) throw new Error(`${text}: ${truth}, but ${judged.kind}`);
        const refined = domain.refine?.(question, state, at) ?? [];
        if (refined.length !== 1 || !refined.includes(state)) narrowed++;
        if (!holds) return;
        const inside = (each: Values<Interval>): boolean =>
          [...each.bindings].every(([index, { lower, upper }]) => {
            const value = values.get(code.body.variables[index]?.name ?? '');
            return typeof value !== 'object' && value !== undefined && lower <= value && value <= upper;
          });
        if (!refined.some(inside))
          throw new Error(`${text} holds, but not in ${refined.map((each) => domain.show(each, code))}`);
      }),
      { numRuns: 4000, seed: 8 },
    );
    // Each answer is given often, or the test would not try it.
    expect(Math.min(answers.yes, answers.no, answers.unknown)).toBeGreaterThan(200);
    expect(narrowed).toBeGreaterThan(500);
  });

  it.each([
    ['a < 3', 'a=-2147483648..2'],
    ['!(a < 3)', 'a=3..2147483647'],
    ['3 < a && a <= 9', 'a=4..9'],
    // No relation is kept between the two: the first conjunct knows of neither.
    ['a == b && b == 4', 'b=4'],
    ['b == 4 && a == b', 'a=4 b=4'],
    ['a > 3 ==> false', 'a=-2147483648..3'],
    ['y > 3', 'y=4..127'],
    ['l > 3', 'l=4..∞'],
    ['p', 'p=1'],
    ['!p', 'p=0'],
    ['a + 1 == 3', 'nothing known'],
  ])('%s refines', (text, expected) => {
    const { question } = bind(text);
    const refined = domain.refine?.(question, stateOf([]), { code, point: 0 }) ?? [];
    expect(refined.map((each) => domain.show(each, code))).toEqual([expected]);
  });

  it('what cannot hold leaves nothing', () => {
    const { question } = bind('a < 3 && a > 5');
    expect(domain.refine?.(question, stateOf([]), { code, point: 0 })).toEqual([]);
  });
});
