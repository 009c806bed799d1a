/** What is shown for a line, a step, a run, a name. */
import { describe, expect, it } from 'vitest';
import type { ExploredMethod, IterationStep, LineChange } from '../../../src/findings/shape-result.js';
import { insertionOf } from '../../../src/web/page/logic/insertion.js';
import { irLines } from '../../../src/web/page/logic/ir-lines.js';
import { commandOf, moved, type Pressed } from '../../../src/web/page/logic/keyboard.js';
import { changeAt, changeText, methodAt, rowsOf } from '../../../src/web/page/logic/line-shapes.js';
import { linkedText } from '../../../src/web/page/logic/linked-text.js';
import { proseParts } from '../../../src/web/page/logic/prose.js';
import { grouped, searched } from '../../../src/web/page/logic/states.js';
import { clampedStep, counterexampleText, heapChangeAt, iterationText } from '../../../src/web/page/logic/steps.js';
import type { Counterexample, ShapesAnswer } from '../../../src/web/protocol.js';

const NOTHING: LineChange['written'] = { variables: [], fields: [] };

function method(first: number, last: number, lines: readonly number[], file = 'A.java'): ExploredMethod {
  return {
    result: { location: { file, line: first, column: 1 } },
    lines: { first, last },
    states: [],
    changes: lines.map((line) => ({ line, before: [], after: [], more: 0, written: NOTHING })),
    iteration: [],
    cut: false,
  } as unknown as ExploredMethod;
}

function change(before: readonly number[], ...after: readonly (readonly [number, readonly number[]])[]): LineChange {
  return {
    line: 1,
    before,
    after: after.map(([state, from]) => ({ state, from, ends: 'line 2' })),
    more: 0,
    written: NOTHING,
  };
}

describe('a line', () => {
  const outer = method(10, 30, [11, 12, 20, 25]);
  const inner = method(13, 18, [14]);
  const answer = { methods: [outer, inner, method(10, 30, [11], 'B.java')] } as unknown as ShapesAnswer;

  it('is in the innermost method around it, of its own file', () => {
    expect(methodAt(answer, { file: 'A.java', line: 15 })).toBe(inner);
    expect(methodAt(answer, { file: 'A.java', line: 20 })).toBe(outer);
    expect(methodAt(answer, { file: 'A.java', line: 31 })).toBeUndefined();
    expect(methodAt(answer, { file: 'C.java', line: 15 })).toBeUndefined();
  });

  it('shows its own change, or that of the next line with code, or the last', () => {
    expect(changeAt(outer, 12)).toMatchObject({ change: { line: 12 }, isExact: true });
    expect(changeAt(outer, 13)).toMatchObject({ change: { line: 20 }, isExact: false });
    expect(changeAt(outer, 29)).toMatchObject({ change: { line: 25 }, isExact: false });
    expect(changeAt(method(1, 3, []), 2)).toBeUndefined();
  });

  it('has a row for states that go their own way', () => {
    expect(rowsOf(change([1, 2], [3, [1]], [4, [2]]))).toMatchObject([
      { before: [1], after: [{ state: 3 }] },
      { before: [2], after: [{ state: 4 }] },
    ]);
  });

  it('has one row for states that are split, and for those that are merged', () => {
    expect(rowsOf(change([1], [3, [1]], [4, [1]]))).toMatchObject([
      { before: [1], after: [{ state: 3 }, { state: 4 }] },
    ]);
    expect(rowsOf(change([1, 2, 5], [3, [5, 1]], [4, [2]]))).toMatchObject([
      { before: [1, 5], after: [{ state: 3 }] },
      { before: [2], after: [{ state: 4 }] },
    ]);
  });

  it('loses no state: neither one that ends here nor one from elsewhere', () => {
    expect(rowsOf(change([1, 2], [3, [1]], [4, []]))).toMatchObject([
      { before: [1], after: [{ state: 3 }] },
      { before: [2], after: [] },
      { before: [], after: [{ state: 4 }] },
    ]);
  });

  it('joins rows that a later state ties together', () => {
    expect(rowsOf(change([1, 2], [3, [1]], [4, [2]], [5, [1, 2]]))).toMatchObject([
      { before: [1, 2], after: [{ state: 3 }, { state: 4 }, { state: 5 }] },
    ]);
  });

  it('is told in words', () => {
    expect(changeText(change([1], [3, [1]], [4, [1]]))).toBe('1 state before, 2 after');
    expect(changeText({ ...change([1, 2]), more: 7 })).toBe('2 states before, 0 after, 7 more not drawn');
  });
});

describe('states', () => {
  const drawing = (name: string, value: string) => ({
    title: '',
    nodes: [{ id: name, label: name, kind: 'variable' as const, cells: [{ name: '', text: value }] }],
    edges: [],
  });
  const drawings = new Map([
    [1, drawing('rest', 'null')],
    [2, drawing('list', 'null')],
    [3, drawing('rest', '7')],
  ]);
  const rows = rowsOf(change([1, 2], [3, [2]]));
  const drawingsOf = ({ before, after }: (typeof rows)[number]) =>
    [...before, ...after.map(({ state }) => state)].flatMap((state) => drawings.get(state) ?? []);
  const found = (typed: string) => searched(rows, drawingsOf, typed).map(({ before }) => before);

  it('are found by what they say', () => {
    expect(found('rest = null')).toEqual([[1]]);
    expect(found('REST')).toEqual([[1], [2]]);
    expect(found('nowhere')).toEqual([]);
    expect(searched(rows, drawingsOf, '  ')).toBe(rows);
  });

  it('are sorted into groups where there are many, and none is lost', () => {
    const many = Array.from({ length: 8 }, (_, index) => index);
    const groups = grouped(many, (index) => [drawing('rest', index % 2 === 0 ? 'null' : '7')]);
    expect(groups.flatMap(({ members }) => members).toSorted()).toEqual(many);
    expect(groups.find(({ title }) => title === 'rest = null')?.members).toEqual([0, 2, 4, 6]);
    expect(grouped(many.slice(0, 3), () => [drawing('rest', 'null')])).toEqual([{ title: '', members: [0, 1, 2] }]);
  });
});

describe('steps', () => {
  it('stay in their range', () => {
    expect([
      clampedStep(-1, 5),
      clampedStep(7, 5),
      clampedStep(2, 5),
      clampedStep(3, 0),
      clampedStep(Number.NaN, 5),
    ]).toEqual([0, 4, 2, 0, 0]);
  });

  it('of the iteration say what is new and what was merged', () => {
    const step: IterationStep = {
      number: 4,
      line: 17,
      point: 3,
      round: 2,
      how: 'grow',
      states: [
        { state: 1, isNew: false, from: [] },
        { state: 5, isNew: true, from: [{ line: 22, state: 4 }] },
      ],
      merged: [{ state: 2, into: 5 }],
    };
    expect(iterationText(step)).toBe('line 17, round 2: states are added (1 new, 1 merged, 2 in all)');
  });

  it('of a run are before and after pictures; the first has no before', () => {
    const drawing = { title: '', nodes: [], edges: [] };
    const run = {
      title: '',
      steps: [{ drawing }, { drawing, line: 18 }, { drawing, line: 19, note: 'throws NullPointerException' }],
    } as unknown as Counterexample;
    expect(heapChangeAt(run, 0)).toEqual({ after: run.steps[0] });
    expect(heapChangeAt(run, 2)).toEqual({ before: run.steps[1], after: run.steps[2] });
    expect(counterexampleText(run, 0)).toBe('before the run');
    expect(counterexampleText(run, 2)).toBe('after line 19: throws NullPointerException');
  });
});

describe('an accepted precondition', () => {
  const offer = { text: '//@ requires x != null;' };

  it('is a line of its own before the method, indented as it is', () => {
    const text = 'class A {\n    void a() {}\n\tvoid b() {}\n}\n';
    const put = (beforeLine: number): string => {
      const { from, insert } = insertionOf(text, { ...offer, beforeLine });
      return text.slice(0, from) + insert + text.slice(from);
    };
    expect(put(2)).toBe('class A {\n    //@ requires x != null;\n    void a() {}\n\tvoid b() {}\n}\n');
    expect(put(3)).toBe('class A {\n    void a() {}\n\t//@ requires x != null;\n\tvoid b() {}\n}\n');
    expect(put(1)).toBe(`//@ requires x != null;\n${text}`);
    expect(put(99).startsWith(text)).toBe(true);
  });
});

describe('names in constraints', () => {
  const declarations = {
    next: { file: 'L.java', line: 3 },
    'List.head': { file: 'L.java', line: 9 },
    'Node.head': { file: 'L.java', line: 4 },
    Node: { file: 'L.java', line: 2 },
  };
  const linked = (text: string, owner = ''): readonly string[] =>
    linkedText(text, declarations, owner)
      .filter(({ target }) => target !== undefined)
      .map(({ text: name, target }) => `${name}:${target?.line}`);

  it('lead to their declarations, also with a prime', () => {
    expect(linked("next' = next ++ (this -> New_Node)")).toEqual(["next':3", 'next:3']);
  });

  it('mean the field of the class that is named before, or of the class that says it', () => {
    expect(linked('Node.head', 'List')).toEqual(['Node:2', 'head:4']);
    expect(linked('this.head', 'List')).toEqual(['head:9']);
    expect(linked('this.head')).toEqual([]);
  });

  it('are not found in strings, and nothing is lost', () => {
    const text = 'x = "next" ++ constructor -> toString';
    expect(linked(text)).toEqual([]);
    expect(
      linkedText(text, declarations)
        .map((part) => part.text)
        .join(''),
    ).toBe('x = "next" ++ constructor → toString');
  });
});

describe('keys', () => {
  const pressed = (key: string, changes: Partial<Pressed> = {}): Pressed => ({
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isWriting: false,
    isInEditor: false,
    ...changes,
  });

  it('are text while one writes', () => {
    expect(commandOf(pressed('?'))).toEqual({ kind: 'help' });
    expect(commandOf(pressed('?', { isWriting: true }))).toBeUndefined();
    expect(commandOf(pressed('e', { isWriting: true }))).toBeUndefined();
  });

  it('mean the same whatever Alt makes them write', () => {
    expect(commandOf(pressed('¡', { code: 'Digit1', altKey: true, isWriting: true }))).toEqual({
      kind: 'tab',
      index: 0,
    });
    expect(commandOf(pressed('≥', { code: 'Period', altKey: true, isWriting: true }))).toEqual({ kind: 'step', by: 1 });
    expect(commandOf(pressed('7', { code: 'Digit7', altKey: true }))).toBeUndefined();
  });

  it('move lines in the editor, and go to lines elsewhere', () => {
    expect(commandOf(pressed('ArrowDown', { altKey: true, isInEditor: true }))).toBeUndefined();
    expect(commandOf(pressed('ArrowDown', { altKey: true }))).toEqual({ kind: 'line', by: 1 });
  });

  it('go round among tabs and stop at the ends of steps', () => {
    expect(moved('ArrowLeft', 0, 6, 'round')).toBe(5);
    expect(moved('ArrowLeft', 0, 6, 'stop')).toBe(0);
    expect(moved('ArrowRight', 5, 6, 'round')).toBe(0);
    expect(moved('End', 0, 6, 'stop')).toBe(5);
    expect(moved('x', 0, 6, 'stop')).toBeUndefined();
  });
});

describe('texts', () => {
  it('show as code what is quoted, and nothing else', () => {
    expect(proseParts('`x` is null; `y')).toEqual([
      { text: 'x', isCode: true },
      { text: ' is null; `y', isCode: false },
    ]);
  });

  it('of the IR know the lines they come from', () => {
    const lines = irLines({ text: 'class A {\n  x = 1\n}\n', lines: [{ at: 2, file: 'A.java', line: 7 }] });
    expect(lines).toEqual([
      { text: 'class A {' },
      { text: '  x = 1', source: { file: 'A.java', line: 7 } },
      { text: '}' },
    ]);
  });
});
