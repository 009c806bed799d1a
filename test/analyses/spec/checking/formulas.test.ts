/** Formulas as literals agree with their evaluation on the heaps that the solver finds. */
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../src/analyses/spec/checking/questions/question.js';
import { judge } from '../../../../src/facts/index.js';
import { programOf, randomNumbers, SOLVER, stateOf } from './support.js';

const PROGRAM = `
class Node { Node next; Node prev; Object data; int size; boolean flag; static Node root; }
class Special extends Node { Node other; }
class Test { static void m(Node a, Node b, int i, boolean c) { } }`;

const WITHOUT_QUANTIFIERS = [
  'a == b',
  'a.next == b',
  'a != null && a.next == b',
  'a == null || a.next == b.next',
  'a == null ==> b != null',
  'a.flag <==> c',
  '!(a.next.next == b)',
  'a.flag == c || a.next.flag',
  'a instanceof Special',
  '((Special) a).other == b',
  'a.data == b',
  'a.size == i || i > 2',
  'a.size < b.size && b.size <= i',
  'a.size + 1 == b.size',
  'Node.root == a',
  'reach(a, b, next)',
  'reach(a, b, next, prev)',
  'reach(a, b)',
  'reach(Node.root, b, Special.other)',
  'acyclic(a, next)',
  'acyclic(a)',
  'cyclic(a, next)',
  'cyclic(a, next, prev)',
  'list(a, next)',
  'list(a, other)',
  'tree(a, next, prev)',
  'dll(a, next, prev)',
  'disjoint(a, b, next)',
  'disjoint(a, b)',
  'unshared(a, next, prev)',
  'unshared(a, next)',
];
const QUANTIFIED = [
  '(\\forall Node x; x.next != null)',
  '(\\forall Node x; x.next == a; x.prev == b)',
  '(\\exists Node x; x.next == a)',
  '(\\exists Node x; x.next.next == a)',
  '!(\\exists Node x; x.next.next == a)',
  '(\\forall Node x; (\\exists Node y; y.next == x))',
  '(\\forall Special x; x.other == a)',
  '(\\exists Object x; x != a && x != b)',
  '(\\exists int k; 0 <= k && k < 3; a.size == k)',
  '(\\forall boolean t; t || a.flag)',
  '(\\forall Node x; reach(a, x, next); acyclic(x, prev))',
];
const SAMPLES = 12;

async function samples(
  formula: string,
  visit: (question: Question, holds: boolean, assumed: boolean, judged: ReturnType<typeof judge>) => void,
): Promise<void> {
  const [program, solver] = [await programOf(PROGRAM), await SOLVER];
  const method = program.method('m');
  const goal = program.formula(formula, method);
  // Assumed formulas are read leniently, shown ones strictly: one question for both.
  const question = program.question(method, goal, { requires: [goal.bound], scope: 2 });
  const random = randomNumbers(formula.length * 7919 + 1);
  const choices = [...question.before.fields.values(), ...question.before.parameters].flatMap((cells) => [
    ...cells.values(),
  ]);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const fixed = Array.from({ length: 1 + random(8) }, () => choices[random(choices.length)] as number);
    const wanted = [question.assumed, question.assumed ^ 1, question.broken, question.broken ^ 1][sample % 4] as number;
    const constraints = [...question.before.constraints, question.plain];
    let answer = solver.solve(question.circuit, [...constraints, wanted, ...fixed], 10_000);
    if (answer.kind !== 'satisfiable') answer = solver.solve(question.circuit, [...constraints, wanted], 10_000);
    if (answer.kind !== 'satisfiable') continue;
    const { model } = answer;
    const judged = judge(goal.bound, stateOf(question, model, program.hierarchy));
    visit(question, !model.value(question.broken), model.value(question.assumed), judged);
  }
}

describe('a formula as a literal', () => {
  it.each(WITHOUT_QUANTIFIERS)('%s', async (formula) => {
    const seen = new Set<boolean>();
    await samples(formula, (_, shown, assumed, judged) => {
      expect([shown, assumed]).toEqual([judged.kind === 'holds', judged.kind === 'holds']);
      seen.add(shown);
    });
    expect([...seen].sort()).toEqual([false, true]);
  });

  it.each(QUANTIFIED)('%s', async (formula) => {
    const seen = new Set<boolean>();
    await samples(formula, (_, shown, assumed, judged) => {
      const holds = judged.kind === 'holds';
      seen.add(holds);
      // Which object is met first may decide: then neither is claimed.
      if (shown) expect(holds).toBe(true);
      if (holds) expect(assumed).toBe(true);
      if (judged.kind === 'fails') expect(shown).toBe(false);
    });
    expect([...seen].sort()).toEqual([false, true]);
  });
});
