/** Breaking symmetries leaves at least one state of every kind: none is lost, whatever objects are called. */
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../../src/analyses/spec/checking/questions/vocabulary.js';
import { Circuit, not } from '../../../../src/analyses/spec/checking/sat/circuit.js';
import { PreState } from '../../../../src/analyses/spec/checking/small/model.js';
import { Universe } from '../../../../src/analyses/spec/checking/small/universe.js';
import { programOf, SOLVER } from './support.js';

const NEXT = { owner: 'Node', name: 'next', columns: ['Node', 'Node'], functional: true, static: false };

/** A state: where the parameter and the field of each object lead; -1 is null. */
interface State {
  readonly parameter: number;
  readonly next: readonly number[];
}

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((each) =>
    Array.from({ length: size }, (_, place) => [...each.slice(0, place), size - 1, ...each.slice(place)]),
  );
}

/** The same for states that differ in the names of objects only. */
function kindOf({ parameter, next }: State): string {
  const renamed = permutations(next.length).map((names) => {
    const name = (value: number): number => (value < 0 ? -1 : (names[value] as number));
    const fields: number[] = [];
    for (const [object, target] of next.entries()) fields[name(object)] = name(target);
    return `${name(parameter)}: ${fields.join(' ')}`;
  });
  return `${next.length} ${renamed.sort()[0]}`;
}

function allStates(most: number): State[] {
  const found: State[] = [];
  for (let size = 0; size <= most; size++) {
    const values = Array.from({ length: size + 1 }, (_, value) => value - 1);
    let fields: number[][] = [[]];
    for (let object = 0; object < size; object++)
      fields = fields.flatMap((each) => values.map((value) => [...each, value]));
    for (const next of fields) for (const parameter of values) found.push({ parameter, next });
  }
  return found;
}

describe('breaking symmetries', () => {
  it('keeps a state of every kind, and drops most others', async () => {
    const [{ algebra, hierarchy }, solver] = [await programOf('class Node { Node next; }'), await SOLVER];
    const vocabulary = new Vocabulary(algebra);
    vocabulary.addField(NEXT);
    const scope = 3;
    const universe = new Universe(hierarchy, vocabulary, scope);
    const circuit = new Circuit(1_000_000);
    const parameters = [{ name: 'a', type: 'Node', nonNull: false }];
    const before = new PreState(circuit, universe, vocabulary.fields, parameters, scope);
    const next = before.fields.get('Node.next') ?? new Map<number, number>();
    const parameter = before.parameters[0] ?? new Map<number, number>();
    const objects = universe.atoms.flatMap((atom, index) => (atom.kind === 'old' ? [index] : []));
    const choices = [...next.values(), ...parameter.values(), ...objects.map((each) => before.exists[each] as number)];
    const constraints = [...before.constraints];
    const kinds = new Set<string>();
    let models = 0;
    for (;;) {
      const answer = solver.solve(circuit, constraints, 100_000);
      if (answer.kind !== 'satisfiable') break;
      const { model } = answer;
      models++;
      const there = objects.filter((each) => model.value(before.exists[each] as number));
      const held = (cells: Iterable<readonly [number, number]>): number =>
        there.indexOf([...cells].find(([, literal]) => model.value(literal))?.[0] ?? -1);
      const rows = before.matrices.rows(next, 2);
      kinds.add(kindOf({ parameter: held(parameter), next: there.map((each) => held(rows.get(each) ?? [])) }));
      constraints.push(not(circuit.all(choices.map((each) => (model.value(each) ? each : not(each))))));
    }
    const states = allStates(scope);
    expect([...kinds].sort()).toEqual([...new Set(states.map(kindOf))].sort());
    expect(models).toBeLessThan(states.length / 2);
  });
});
