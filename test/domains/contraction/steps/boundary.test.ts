/** Where regular objects meet vague ones: what is kept of both, and that there are only so many. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Flag, hasFlag } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import { openTexts } from '../../../support/open.js';
import { type Options, run } from './running.js';

const NODES: Options = { links: ['T$Node.next', 'T$Node.other'], payloads: ['T$Node.value'] };
const HEAD = 'class T { static class Node { Node next; Node other; Object value; }\n';

describe('a new object in front of unknown ones', () => {
  it('stays regular, and leads to them', async () => {
    const text = `${HEAD}static Node m(Node p) {
      Node n = new Node();
      n.next = p;
      return n;
    } }`;
    const { tables, atEnd, alarms } = await run(text, 'T.m', NODES);
    expect(alarms).toEqual([]);
    expect(atEnd.map((state) => tables.isRegular(state))).toEqual([true]);
  });

  it('is tested for null along its link', async () => {
    const text = `${HEAD}static void m(Node p) {
      Node n = new Node();
      n.next = p;
      if (n.next != null) p.value = n.next;
    } }`;
    const { alarms } = await run(text, 'T.m', NODES);
    expect(alarms.filter((alarm) => alarm.startsWith('not-null'))).toEqual([]);
  });

  it('becomes vague when they come to refer to it, and stays what it is', async () => {
    const text = `${HEAD}static void m(Node p) {
      if (p == null) return;
      Node n = new Node();
      n.other = n;
      p.next = n;
      if (p.next != n || n.other != n || p == n) { Node z = null; z.next = n; }
    } }`;
    const { alarms, tables, before } = await run(text, 'T.m', NODES);
    expect(before('if (p.next != n').map((state) => tables.isRegular(state))).toEqual([false]);
    // That it is not the old object is known by its `next`, which is null.
    expect(alarms.filter((alarm) => alarm.startsWith('not-null'))).toEqual([]);
  });
});

describe('many objects in front of unknown ones', () => {
  it('do not make ever more states', async () => {
    const text = `${HEAD}static Node m(Node[] all) {
      Node list = null;
      for (int i = 0; i < all.length; i++) {
        Node n = new Node();
        n.other = all[i];
        n.next = list;
        list = n;
      }
      return list;
    } }`;
    const { alarms, result } = await run(text, 'T.m', NODES);
    expect(alarms.some((alarm) => alarm.startsWith('given-up may'))).toBe(true);
    expect(result.statistics.states).toBeLessThan(200);
  });
});

describe('objects with parent pointers that become vague', () => {
  it('still point to something', async () => {
    const text = `class T { static class Node { Node next; Node prev; Object value; }
      static void m(Node p, int n) {
        if (p == null) return;
        Node head = new Node();
        Node last = head;
        while (n-- > 0) {
          Node more = new Node();
          last.next = more;
          more.prev = last;
          last = more;
        }
        if (last == head || last.prev == head) return;
        p.value = head;
        if (last.prev == null) { Node z = null; z.next = z; }
        last.prev.prev.value = p;
      } }`;
    const { alarms } = await run(text, 'T.m', {
      links: ['T$Node.next', 'T$Node.prev'],
      parents: ['T$Node.prev'],
      payloads: ['T$Node.value'],
    });
    expect(alarms.filter((alarm) => alarm.startsWith('not-null'))).toEqual(['not-null may 15']);
  });
});

const FOLDER = 'test/fixtures/shape/more';
const FILES = readdirSync(FOLDER).filter((name, index) => name.endsWith('.java') && index % 11 === 0);

describe('programs on heaps of which nothing is known', () => {
  it.each(FILES)('%s: states are as they have to be', async (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const method = /--method (\w+)/.exec(text)?.[1];
    const { table } = await openTexts([{ path: 'Test.java', text }]);
    const classes = table.inputs().flatMap((type) => table.find(type) ?? []);
    const owner = classes.find(({ methods }) => methods.some((each) => each.name === method))?.name;
    const fields = classes.flatMap((declaration) =>
      declaration.fields.filter(({ type }) => isReference(type)).map((field) => ({ declaration, field })),
    );
    const named = (isWanted: (field: (typeof fields)[number]) => boolean): readonly string[] =>
      fields.filter(isWanted).map(({ declaration, field }) => `${declaration.name}.${field.name}`);
    const isStatic = ({ field }: (typeof fields)[number]): boolean => hasFlag(field, Flag.STATIC);
    const isLink = (each: (typeof fields)[number]): boolean =>
      !isStatic(each) && table.inputs().includes(each.field.type);
    const links = named(isLink);
    const options: Options = {
      links,
      parents: links.filter((link) => /\.(prev|parent)$/.test(link)),
      payloads: named((each) => !isStatic(each) && !isLink(each)),
      statics: named(isStatic),
    };
    // Looks over all states on the way.
    const { result } = await run(text, `${owner}.${method}`, options);
    expect(result.outcome).toBe('solved');
  });
});
