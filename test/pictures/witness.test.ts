/** Runs as pictures: what changed is marked against when it was last in sight. */
import { describe, expect, it } from 'vitest';
import type { Witness, WitnessStep } from '../../src/findings/claim.js';
import type { Drawing } from '../../src/pictures/drawing.js';
import { parametersOf, witnessDrawings, witnessSteps } from '../../src/reports/witness-drawing.js';

function node(id: string, next: string): Witness['heap'][number] {
  return { id, class: 'Node', fields: { next } };
}

function step(line: number, variables: WitnessStep['variables'], ...heap: Witness['heap']): WitnessStep {
  return { line, variables, heap };
}

/** `static void add(Node list) { Node made = new Node(); list.next = made; }`, with a constructor that runs line 3. */
const ADDING: Witness = {
  start: 'heap',
  arguments: ['Node#1'],
  heap: [node('Node#1', 'null')],
  calls: [],
  trace: [
    step(3, { this: 'Node#2' }, node('Node#2', 'null')),
    step(6, { list: 'Node#1', made: 'Node#2' }, node('Node#1', 'null'), node('Node#2', 'null')),
    step(7, { list: 'Node#1', made: 'Node#2' }, node('Node#1', 'Node#2'), node('Node#2', 'null')),
    { line: 8, variables: {}, heap: [], note: 'throws java.lang.NullPointerException' },
  ],
};

/** Labels of objects, fields and variables that are marked. */
function marks({ nodes, edges }: Drawing): readonly string[] {
  return [
    ...nodes.flatMap(({ id, changed, cells }) => [
      ...(changed === true ? [id] : []),
      ...cells.filter((cell) => cell.changed === true).map(({ name }) => `${id}.${name}`),
    ]),
    ...edges.filter(({ changed }) => changed === true).map(({ from, to }) => `${from} -> ${to}`),
  ];
}

describe('steps', () => {
  it('are one for each line, and the state before', () => {
    expect(witnessSteps(ADDING).map(({ title }) => title)).toEqual([
      'before',
      'after line 3',
      'after line 6',
      'after line 7',
      'after line 8',
    ]);
  });

  it('mark an object as new once, and fields when they change', () => {
    expect(witnessSteps(ADDING).map(marks)).toEqual([
      [],
      ['Node#2', 'variable this -> Node#2'],
      ['variable made -> Node#2'],
      ['Node#1.next', 'Node#1 -> Node#2'],
      [],
    ]);
  });

  it('keep the heap where an exception leaves nothing in sight', () => {
    const [, , , last, thrown] = witnessSteps(ADDING);
    expect(thrown?.nodes.map(({ id }) => id)).toEqual(last?.nodes.map(({ id }) => id));
  });

  it('start with nothing where calls build the heap', () => {
    const [first] = witnessSteps({ ...ADDING, start: 'calls' });
    expect([first?.nodes, first?.edges]).toEqual([[], []]);
  });

  it('name arguments by the frame that has them, not by the first that is seen', () => {
    expect(parametersOf(ADDING)).toEqual(['list']);
    expect(witnessSteps(ADDING)[0]?.nodes[0]?.label).toBe('list');
    expect(parametersOf({ ...ADDING, trace: [] })).toEqual([]);
  });
});

it('drawings leave out lines that change nothing in sight', () => {
  const idle = { ...ADDING, trace: ADDING.trace.flatMap((each) => [each, each]) };
  expect(witnessDrawings(idle, ['list']).map(({ title }) => title)).toEqual([
    'before',
    'after line 3',
    'after line 6',
    'after line 7',
  ]);
});
