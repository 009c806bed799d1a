/** Expressions and conditions as matrices agree with their meaning on the states that the solver finds. */
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../../src/analyses/spec/checking/questions/vocabulary.js';
import { Circuit, TRUE } from '../../../../src/analyses/spec/checking/sat/circuit.js';
import type { Cells } from '../../../../src/analyses/spec/checking/sat/matrix.js';
import type { Model } from '../../../../src/analyses/spec/checking/sat/solver.js';
import { PreState } from '../../../../src/analyses/spec/checking/small/model.js';
import { type Atom, Universe } from '../../../../src/analyses/spec/checking/small/universe.js';
import { Translation } from '../../../../src/analyses/spec/checking/translate.js';
import type { Algebra, Node } from '../../../../src/machines/relational/algebra.js';
import { ATOM_LIMIT } from '../../../../src/machines/relational/finite-relation.js';
import { Meanings } from '../../../../src/machines/relational/meaning.js';
import type { FieldName } from '../../../../src/machines/relational/symbols.js';
import { programOf, randomNumbers, SOLVER } from './support.js';

const PROGRAM =
  'class Node { Node next; Node prev; int size; boolean flag; } class Test { static void m(Node a, Node b, int i) { } }';

const FIELDS: readonly FieldName[] = [
  { owner: 'Node', name: 'next', columns: ['Node', 'Node'], functional: true, static: false },
  { owner: 'Node', name: 'prev', columns: ['Node', 'Node'], functional: true, static: false },
  { owner: 'Node', name: 'size', columns: ['Node', 'int'], functional: true, static: false },
];

/** Expressions of all operators over the symbols, sets and relations apart. */
function expressions(algebra: Algebra, random: (below: number) => number, count: number): Node[] {
  const [next, prev, size] = FIELDS.map((field) => algebra.field(field)) as [Node, Node, Node];
  const a = algebra.parameter(0, 'a', 'Node');
  const b = algebra.parameter(1, 'b', 'Node');
  const fresh = algebra.newObject('Node', 1);
  const sets: Node[] = [a, b, fresh, algebra.newSet('Node'), algebra.type('Node'), algebra.null, algebra.universe];
  sets.push(algebra.unknown('any', ['Node'], { lower: algebra.none(), upper: algebra.type('Node'), single: true }));
  sets.push(
    algebra.unknown('some', ['Node'], { lower: a, upper: algebra.union([a, b, algebra.join(a, next)]), single: false }),
  );
  const relations: Node[] = [next, prev, algebra.identity];
  const everyPair = algebra.product(algebra.type('Node'), algebra.type('Node'));
  relations.push(
    algebra.unknown('field', ['Node', 'Node'], { lower: algebra.none(2), upper: everyPair, single: true }),
  );
  const numbers: Node[] = [algebra.parameter(2, 'i', 'int'), algebra.constant('1', 'int'), algebra.join(a, size)];
  const pick = (from: readonly Node[]): Node => from[random(from.length)] as Node;
  const condition = (): number => {
    const { conditions } = algebra;
    const first = random(3) === 0 ? conditions.less(pick(numbers), pick(numbers)) : conditions.some(pick(sets));
    const second = random(4) === 0 ? conditions.unknown('who knows') : conditions.equal(pick(sets), pick(sets));
    return random(2) === 0 ? conditions.and(first, conditions.not(second)) : conditions.or(first, second);
  };
  for (let made = 0; made < count; made++) {
    sets.push(
      [
        () => algebra.union([pick(sets), pick(sets)]),
        () => algebra.intersection([pick(sets), pick(sets)]),
        () => algebra.difference(pick(sets), pick(sets)),
        () => algebra.join(pick(sets), pick(relations)),
        () => algebra.join(pick(relations), pick(sets)),
        () => algebra.choice(condition(), pick(sets), pick(sets)),
      ][random(6)]?.() as Node,
    );
    relations.push(
      [
        () => algebra.union([pick(relations), pick(relations)]),
        () => algebra.intersection([pick(relations), pick(relations)]),
        () => algebra.difference(pick(relations), pick(relations)),
        () => algebra.join(pick(relations), pick(relations)),
        () => algebra.product(pick(sets), pick(sets)),
        () => algebra.override(pick(relations), algebra.product(pick(sets), pick(sets))),
        () => algebra.override(pick(relations), pick(relations)),
        () => algebra.closure(pick(relations)),
        () => algebra.transpose(pick(relations)),
        () => algebra.choice(condition(), pick(relations), pick(relations)),
      ][random(10)]?.() as Node,
    );
  }
  numbers.push(algebra.arithmetic('+', [numbers[0] as Node, numbers[2] as Node], 'int'));
  numbers.push(algebra.arithmetic('negate', [numbers[0] as Node], 'int'));
  return [...sets, ...relations, ...numbers];
}

function tuplesOf(cells: Cells, model: Model, arity: number, size: number): Set<number> {
  const result = new Set<number>();
  for (const [tuple, literal] of cells) {
    if (!model.value(literal)) continue;
    let [code, rest] = [0, tuple];
    for (let place = 0; place < arity; place++) {
      code += (rest % size) * ATOM_LIMIT ** place;
      rest = Math.floor(rest / size);
    }
    result.add(code);
  }
  return result;
}

describe('an expression as a matrix', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('agrees with its meaning, seed %i', async (seed) => {
    const [{ algebra, hierarchy }, solver] = [await programOf(PROGRAM), await SOLVER];
    const random = randomNumbers(seed * 31 + 5);
    const nodes = expressions(algebra, random, 12);
    const vocabulary = new Vocabulary(algebra);
    for (const node of nodes) vocabulary.addNode(node);
    for (const field of FIELDS) vocabulary.addField(field);
    const universe = new Universe(hierarchy, vocabulary, 2);
    const circuit = new Circuit(3_000_000);
    const parameters = [
      { name: 'a', type: 'Node', nonNull: false },
      { name: 'b', type: 'Node', nonNull: false },
      { name: 'i', type: 'int', nonNull: false },
    ];
    const before = new PreState(circuit, universe, vocabulary.fields, parameters, 2);
    const translation = new Translation(algebra, before);
    const cells = nodes.map((node) => translation.node(node));
    const unknown = new Map<unknown, number>();
    let compared = 0;
    for (let sample = 0; sample < 8; sample++) {
      const choices = cells.flatMap((each) => [...each.values()]);
      const fixed = Array.from({ length: random(5) }, () => (choices[random(choices.length)] as number) ^ random(2));
      const answer = solver.solve(circuit, [...before.constraints, translation.exact, ...fixed], 20_000);
      if (answer.kind !== 'satisfiable') continue;
      const { model } = answer;
      const existing = new Set(
        universe.atoms.flatMap((_, atom) => (model.value(before.exists[atom] ?? TRUE) ? [atom] : [])),
      );
      const meanings = new Meanings(
        algebra,
        {
          atoms: existing,
          relation: (symbol, node) => {
            const columns =
              symbol.kind === 'field'
                ? symbol.field.columns.length
                : symbol.kind === 'unknown'
                  ? symbol.columns.length
                  : 1;
            return tuplesOf(translation.node(node), model, columns, universe.size);
          },
          holds: (atom) => model.value(unknown.get(atom) ?? translation.unknownAtom(atom)),
          number: (atom) => {
            const each = universe.atoms[atom] as Atom;
            return each.kind === 'number' ? Number(each.value) : undefined;
          },
          atomOf: (value) => universe.number(BigInt(value)),
        },
        'lenient',
      );
      nodes.forEach((node, place) => {
        const meaning = meanings.relation(node);
        if (meaning === undefined) return;
        const found = tuplesOf(cells[place] as Cells, model, algebra.arity(node), universe.size);
        // Closures are reflexive on everything, also on what is not there.
        const there = new Set([...found].filter((tuple) => isThere(tuple, algebra.arity(node), existing)));
        expect([...there].sort()).toEqual([...meaning].sort());
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

function isThere(tuple: number, arity: number, existing: ReadonlySet<number>): boolean {
  for (let [rest, place] = [tuple, 0]; place < arity; place++, rest = Math.floor(rest / ATOM_LIMIT)) {
    if (!existing.has(rest % ATOM_LIMIT)) return false;
  }
  return true;
}
