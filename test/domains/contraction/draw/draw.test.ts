/** States as pictures and text: what each part of a state must look like. */
import { beforeAll, describe, expect, it } from 'vitest';
import { draw, show } from '../../../../src/domains/heap/contraction/draw/draw.js';
import { kindOf } from '../../../../src/domains/heap/contraction/graphs/links.js';
import { type ShapeState, TRUE } from '../../../../src/domains/heap/contraction/state/state.js';
import type { Drawing } from '../../../../src/pictures/drawing.js';
import { type Sketch, sketch } from './tables.js';

const TEXT = `class Tool {
  static class Node { Node next; Node prev; Object value; }
  static Node top;
  static Node walk(Node list, boolean found) {
    Node last = list;
    while (found && last.next != null) { last = last.next; }
    return last;
  }
}`;
const WHERE = { type: 'Tool', method: 'walk' };
const FIELDS = {
  links: ['Tool$Node.next', 'Tool$Node.prev'],
  parents: ['Tool$Node.prev'],
  payloads: ['Tool$Node.value'],
  statics: ['Tool.top'],
};

let made: Sketch;
beforeAll(async () => {
  made = await sketch(TEXT, WHERE, FIELDS);
});

function picture(state: ShapeState): Drawing {
  return draw(made.tables, state, { code: made.code, point: made.code.body.entry });
}

/** `list -> 0`, `0.next -> 1 (may)`, by labels of nodes. */
function arrows({ nodes, edges }: Drawing): readonly string[] {
  const label = (id: string): string => nodes.find((node) => node.id === id)?.label ?? id;
  return edges.map(({ from, cell, to, certainty }) => {
    const start = cell === undefined ? label(from) : `${label(from)}.${cell}`;
    return `${start} -> ${label(to)}${certainty === 'may' ? ' (may)' : ''}`;
  });
}

function cellsOf({ nodes }: Drawing, label: string): Readonly<Record<string, string>> {
  const node = nodes.find((each) => each.label === label);
  return Object.fromEntries((node?.cells ?? []).map(({ name, text }) => [name, text ?? '->']));
}

describe('objects', () => {
  it('are boxes with their link fields, null in the cell; payloads only where they are known', () => {
    const { tables, regular, slot, field, state } = made;
    const drawn = picture(
      state((draft) => {
        const first = draft.addNode(regular('Tool$Node'));
        const known = 1 << field('Tool$Node.value');
        const second = draft.addNode(tables.labels.changed(regular('Tool$Node'), { known, age: 'fresh' }));
        draft.variables[slot('list')] = first;
        draft.variables[slot('last')] = second;
        draft.addEdge(first, field('Tool$Node.next'), second);
      }),
    );
    expect(cellsOf(drawn, 'Node')).toEqual({ next: '->', prev: 'null' });
    expect(cellsOf(drawn, 'new Node')).toEqual({ next: 'null', prev: 'null', value: 'null' });
    expect(arrows(drawn)).toEqual(['list -> Node', 'last -> new Node', 'Node.next -> new Node']);
    expect(drawn.nodes.filter(({ kind }) => kind === 'object')).toHaveLength(2);
  });
});

describe('summaries', () => {
  it('say their classes and loops; what leaves them may start at any of their objects', () => {
    const { regular, slot, field, state } = made;
    const next = field('Tool$Node.next');
    const drawn = picture(
      state((draft) => {
        const first = draft.addNode(regular('Tool$Node'));
        const inner = draft.addNode(regular('Tool$Node'), 1 << next);
        draft.variables[slot('list')] = first;
        draft.addEdge(first, next, inner);
        draft.addEdge(inner, next, first);
      }),
    );
    expect(drawn.nodes.find(({ kind }) => kind === 'summary')?.label).toBe('1+ Node by next');
    expect(cellsOf(drawn, '1+ Node by next')).toEqual({ next: 'inside', prev: 'null' });
    expect(arrows(drawn)).toContain('Node.next -> 1+ Node by next');
    expect(arrows(drawn)).toContain('1+ Node by next.next -> Node (may)');
  });

  it('have at least two objects in exact mode', async () => {
    const exact = await sketch(TEXT, WHERE, FIELDS, { mode: 'exact' });
    const next = exact.field('Tool$Node.next');
    const state = exact.state((draft) => {
      const first = draft.addNode(exact.regular('Tool$Node'));
      draft.variables[exact.slot('list')] = first;
      draft.addEdge(first, next, draft.addNode(exact.regular('Tool$Node'), 1 << next));
    });
    expect(show(exact.tables, state, exact.code)).toContain('2+ Node by next {next: inside or null, prev: null}');
  });

  it('show parent pointers that are bits of edges as edges back', () => {
    const { regular, slot, field, state } = made;
    const next = field('Tool$Node.next');
    const drawn = picture(
      state((draft) => {
        const first = draft.addNode(regular('Tool$Node'));
        const inner = draft.addNode(regular('Tool$Node'), 1 << next);
        const end = draft.addNode(regular('Tool$Node'));
        draft.variables[slot('list')] = first;
        draft.variables[slot('last')] = end;
        draft.addEdge(first, kindOf(next, 1), inner);
        draft.addEdge(inner, kindOf(next, 1), end);
      }),
    );
    expect(arrows(drawn)).toContain('1+ Node by next.prev -> Node (may)');
    expect(arrows(drawn)).toContain('Node.prev -> 1+ Node by next');
    expect(cellsOf(drawn, '1+ Node by next')).toEqual({ next: 'inside', prev: 'inside' });
  });
});

describe('vague objects', () => {
  it('have a kind of their own, and a question mark where nothing is known', () => {
    const { tables, slot, field, state } = made;
    const vague = tables.labels.number({
      vague: true,
      nullable: true,
      age: 'any',
      known: 1 << field('Tool$Node.next'),
      classes: tables.labels.atMost('Tool$Node'),
    });
    const drawn = picture(
      state((draft) => {
        draft.variables[slot('list')] = draft.addNode(vague);
      }),
    );
    expect(drawn.nodes.filter(({ kind }) => kind === 'vague').map(({ label }) => label)).toEqual(['Node or null…?']);
    expect(cellsOf(drawn, 'Node or null…?')).toEqual({ next: 'null', prev: '?' });
    expect(arrows(drawn)).toEqual(['list -> Node or null…? (may)']);
  });
});

describe('names', () => {
  it('are those of the source, of static fields and of what the caller holds; null stands in the cell', () => {
    const { regular, slot, state } = made;
    const drawn = picture(
      state(
        (draft) => {
          const node = draft.addNode(regular('Tool$Node'));
          draft.variables[slot('list')] = node;
          draft.variables.push(node);
        },
        { found: TRUE },
      ),
    );
    expect(arrows(drawn)).toEqual(['list -> Node', 'caller 1 -> Node']);
    const values = drawn.nodes.filter(({ kind, cells }) => kind === 'variable' && cells.length > 0);
    expect(values.map(({ label, cells }) => `${label} = ${cells[0]?.text}`)).toEqual([
      'last = null',
      'Tool.top = null',
      'found = true',
    ]);
  });

  it('leave out dead variables, which are null in states', async () => {
    const { tables, code, state } = await sketch(TEXT, WHERE, FIELDS, { isLive: false });
    const drawn = draw(
      tables,
      state(() => {}),
      { code, point: code.body.entry },
    );
    expect(drawn.nodes.map(({ label }) => label)).toEqual(['Tool.top']);
  });
});

it('text names nodes by number, with their fields', () => {
  const { regular, slot, field, state } = made;
  const text = show(
    made.tables,
    state((draft) => {
      const first = draft.addNode(regular('Tool$Node'));
      draft.variables[slot('list')] = first;
      draft.addEdge(first, field('Tool$Node.next'), first);
    }),
    made.code,
  );
  expect(text).toBe('list=#0; #0 Node {next: #0, prev: null}; null or dead: last, Tool.top');
});
