/** Locations against Figures 5 and 6, and where recursion, statics and aliases come in. */
import { expect, test } from 'vitest';
import { SliceCode } from '../../../../src/analyses/typestate/discovery/code.js';
import {
  type LocatedField,
  type Location,
  locationsOf,
  type MethodLocations,
  mayAlias,
} from '../../../../src/analyses/typestate/locations/locations.js';
import { component, LIST, SET_ITERATOR } from './support.js';

async function located(
  text: string,
  owner: string,
  name: string,
): Promise<MethodLocations & { readonly code: SliceCode }> {
  const code = new SliceCode(await component(text));
  for (const [method, locations] of locationsOf(code)) {
    if (method.owner === owner && method.name === name) return { ...locations, code };
  }
  throw new Error(`no ${owner}.${name}`);
}

function field({ base, field: { name }, targets }: LocatedField): string {
  const ids = targets.map(({ id }) => id).sort();
  return ids.length === 0 ? `${base.id}.${name}` : `${base.id}.${name} -> ${ids.join(' ')}`;
}

const fields = (all: readonly LocatedField[]): readonly string[] => all.map(field).sort();
const ids = (all: readonly Location[]): readonly string[] => all.map(({ id }) => id).sort();

test('Figure 5: List.add', async () => {
  const { formalIn, escapeIn, escapeOut, locations } = await located(LIST, 'List', 'add');
  expect(formalIn.map(({ location }) => location?.id)).toEqual(['F1', 'F2']);
  expect(fields(escapeIn)).toEqual(['E1.next -> E2', 'E2.next -> E2', 'F1.head -> E1']);
  expect(locations.map(({ id, path }) => `${id} = ${path}`)).toEqual(
    expect.arrayContaining(['E1 = F1.head', 'E2 = F1.head.next']),
  );
  expect(locations).toHaveLength(4);
  expect(fields(escapeOut)).toEqual(['E1.next -> F2', 'E2.next -> F2', 'F1.head -> F2']);
});

test('Figure 6: Iterator.<init>', async () => {
  const { escapeIn, escapeOut } = await located(SET_ITERATOR, 'Iterator', '<init>');
  expect(fields(escapeIn)).toEqual(['F2.ver -> E1']);
  expect(fields(escapeOut)).toEqual(['F1.set -> F2', 'F1.ts -> E1']);
});

test('Figure 6: Iterator.next', async () => {
  const { escapeIn } = await located(SET_ITERATOR, 'Iterator', 'next');
  expect(fields(escapeIn)).toEqual(expect.arrayContaining(['E2.ver -> E3', 'F1.set -> E2', 'F1.ts -> E1']));
});

test('Figure 6: Set.iterator hands over what the constructor reads and gets back what it writes', async () => {
  const { calls, escapeIn, escapeOut, formalOut, escapes } = await located(SET_ITERATOR, 'Set', 'iterator');
  expect(fields(escapeIn)).toEqual(['F1.ver -> E1']);
  expect(fields(escapeOut)).toEqual(['O1.set -> F1', 'O1.ts -> E1']);
  expect(ids(formalOut)).toEqual(['O1']);
  expect(formalOut.every(escapes)).toBe(true);
  const [call, another] = calls;
  expect(another).toBeUndefined();
  expect(call?.actualIn.map(({ formal, actual }) => `${formal.id} = ${ids(actual)}`)).toEqual([
    'F1 = O1',
    'F2 = F1',
    'E1 = E1',
  ]);
  const out = call?.actualOut.map(({ bases, field: { name }, targets }) => `${ids(bases)}.${name} := ${ids(targets)}`);
  expect(out?.sort()).toEqual(['O1.set := F1', 'O1.ts := E1']);
});

test('List.append: the element that add stores is the one allocated here', async () => {
  const { escapeOut, escapeIn } = await located(LIST, 'List', 'append');
  expect(fields(escapeOut)).toEqual(expect.arrayContaining(['F1.head -> O1', 'E1.next -> O1', 'E2.next -> O1']));
  expect(fields(escapeIn)).toContain('E2.next -> E2');
});

test('what is written before it is read is not escaped in', async () => {
  const text = `
    class Box { Object content; boolean b;
      Object put(Object o) { content = o; if (b) throw new Error(); return content; }
      Object maybe(Object o) { if (b) content = o; return content; }
      Object none() { Object o = new Object(); int i = 0; while (i < 3) i++; return null; }
    }`;
  const put = await located(text, 'Box', 'put');
  expect(fields(put.escapeIn)).toEqual(['F1.b']);
  expect(ids(put.formalOut)).toEqual(['F2']);
  const maybe = await located(text, 'Box', 'maybe');
  expect(fields(maybe.escapeIn)).toEqual(['F1.b', 'F1.content -> E1']);
  expect(ids(maybe.formalOut)).toEqual(['E1', 'F2']);
  const none = await located(text, 'Box', 'none');
  expect(none.locations.filter(({ kind }) => kind === 'O').map(none.escapes)).toEqual([false]);
});

test('parameters of the same class may be the same object, new objects are not', async () => {
  const { locations, code } = await located(
    `class Node { Node next; boolean b; Node join(Node other) { if (b) throw new Error(); next = other.next; return new Node(); } }`,
    'Node',
    'join',
  );
  const named = (id: string): Location => {
    const found = locations.find((location) => location.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  expect(mayAlias(code, named('F1'), named('F2'))).toBe(true);
  expect(mayAlias(code, named('F1'), named('E1'))).toBe(true);
  expect(mayAlias(code, named('F1'), named('O1'))).toBe(false);
});

test('fields that lead back and forth do not make locations without end', async () => {
  const { locations, isWhole } = await located(
    `class Node {
      Node next, prev; boolean b;
      Node walk() { if (b) throw new Error(); Node n = this; for (int i = 0; i < 9; i++) { n = n.next; n = n.prev; n = n.next.next; } return n; }
    }`,
    'Node',
    'walk',
  );
  expect(isWhole).toBe(true);
  expect(locations.length).toBeLessThan(8);
});
