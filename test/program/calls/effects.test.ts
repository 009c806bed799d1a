/** What calls may write and keep. No write that a run shows is missing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { worldOf } from '../../../src/engine/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import { OBJECT } from '../../../src/ir/types.js';
import type * as effects from '../../../src/program/calls/effects.js';
import { type Effect, Effects } from '../../../src/program/calls/effects.js';
import { keyOf, type World } from '../../../src/program/calls/footprint.js';
import type * as selfUses from '../../../src/program/calls/self-uses.js';
import { openTexts } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { type Observed, observed, typeAt } from './observed.js';

const TEXT = `class E {
  static class Node { Node next; public boolean equals(Object o) { next = null; return false; } }
  static class Sub extends Node implements Runnable { public void run() { } }
  static class Table { Node[] nodes; }
  static Node first;
  static void nothing(Node x) { int k = 3; }
  static void link(Node x) { x.next = x; }
  static void through(Node x) { link(x); }
  static void sets(Node x) { first = x; }
  static void elements(Node[] a, Node x) { a[0] = x; }
  static native void hidden();
  static void calls() { hidden(); }
  static void open(java.util.List<Node> l) { l.size(); }
  static void cast(Object o) { Node n = (Node) o; }
  static void compares(Node n, Object o) { boolean b = n == o; }
  static void plain(Object o, Object p) { boolean b = o == p; }
  static void disguised(Node n, Object p) { Object o = n; boolean b = o == p; }
  static void receiver(Object o) { o.equals(null); }
  static void casts(Object o) { Node[] a = (Node[]) o; }
}`;

let world: World;

beforeAll(async () => {
  const { table } = await openTexts([{ path: 'Test.java', text: TEXT }]);
  const hierarchy = new Hierarchy(table);
  world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
});

function method(owner: string, name: string): MethodDeclaration {
  const found = world.hierarchy.find(owner)?.methods.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no ${owner}.${name}`);
  return found;
}

describe('effects', () => {
  it('tells what is stored where, callees included', () => {
    const effects = new Effects(world);
    expect(effects.of(method('E', 'nothing'))).toMatchObject({ anything: false, library: false, elements: false });
    expect([...effects.of(method('E', 'nothing')).fields]).toEqual([]);
    expect([...effects.of(method('E', 'link')).fields]).toEqual(['E$Node.next']);
    expect([...effects.of(method('E', 'through')).fields]).toEqual(['E$Node.next']);
    expect([...effects.of(method('E', 'sets')).statics]).toEqual(['E.first']);
    expect(effects.of(method('E', 'elements')).elements).toBe(true);
    expect([...effects.of(method('E', 'elements')).kept]).toEqual(['E$Node']);
  });

  it('knows nothing of natives of the input, nor of what calls them', () => {
    const effects = new Effects(world);
    expect(effects.of(method('E', 'hidden')).anything).toBe(true);
    expect(effects.of(method('E', 'calls')).anything).toBe(true);
  });

  it('takes methods that the library may override for all that it may call back', () => {
    const effects = new Effects(world);
    for (const each of [method('java.util.List', 'contains'), method(OBJECT, 'toString'), method('E', 'open')]) {
      const { library, fields } = effects.of(each);
      expect({ name: each.name, library, writes: fields.has('E$Node.next') }).toEqual({
        name: each.name,
        library: true,
        writes: true,
      });
    }
    expect(effects.of(method('java.lang.String', 'length')).library).toBe(false);
  });
});

type Services = Pick<typeof effects, 'Effects'> & Pick<typeof selfUses, 'Discretion'>;

const ENTRY = `
  export { Effects } from './src/program/calls/effects.js';
  export { Discretion } from './src/program/calls/self-uses.js';`;

const named = ({ owner, name, descriptor }: MethodDeclaration): string => `${owner}.${name}${descriptor}`;

/** What a run wrote and let escape that the services deny, and how much was compared. */
function denied(services: Services, { table, wrote, showed }: Observed) {
  const hierarchy = new Hierarchy(table);
  const all = new services.Effects({ hierarchy, classes: worldOf(hierarchy, table.inputs()) });
  const isInput = (owner: string): boolean => hierarchy.find(owner)?.origin === 'input';
  const wrong: string[] = [];
  const compared = { writes: 0, ofInput: 0, kept: 0 };
  for (const [running, places] of wrote) {
    const effect: Effect = all.of(running);
    if (effect.anything) continue;
    for (const place of places) {
      compared.writes++;
      const type = typeAt(place);
      const field = place.kind === 'field' || place.kind === 'static' ? place.field : undefined;
      const isOfInput = field !== undefined && isInput(field.owner);
      if (isOfInput) compared.ofInput++;
      if (effect.library && !isOfInput) continue;
      const told = place.kind === 'static' ? effect.statics : effect.fields;
      const isTold = field === undefined ? effect.elements : told.has(keyOf(field));
      if (!isTold)
        wrong.push(`${named(running)} wrote ${field === undefined ? `an element, a ${type}` : keyOf(field)}`);
      if (!effect.kept.has(type)) wrong.push(`${named(running)} kept a ${type}`);
    }
  }
  const discretion = new services.Discretion(hierarchy);
  for (const maker of new Set([...wrote.keys(), ...showed])) {
    if (maker.name !== '<init>' || !discretion.isKept(maker)) continue;
    compared.kept++;
    if (showed.has(maker)) wrong.push(`${named(maker)} showed its object`);
  }
  return { wrong, compared };
}

let runs: Observed;
beforeAll(async () => {
  runs = await observed();
});

it('every write that ran is told, and no constructor that keeps its object has shown it', async () => {
  const { wrong, compared } = denied(await built<Services>(ENTRY), runs);
  expect(wrong).toEqual([]);
  expect(compared.writes).toBeGreaterThan(1000);
  expect(compared.ofInput).toBeGreaterThan(200);
  expect(compared.kept).toBeGreaterThan(50);
});

const FILE = 'program/calls/effects.ts';
const SELF_USES = 'program/calls/self-uses.ts';
const FAULTS: readonly SeededFault[] = [
  {
    name: 'what callees write is forgotten',
    file: FILE,
    text: 'for (const each of own.callees) methods.add(each);',
    instead: '',
  },
  {
    name: 'static fields are taken for fields of objects',
    file: FILE,
    text: "(place.kind === 'field' ? fields : statics)",
    instead: 'fields',
  },
  { name: 'elements are forgotten', file: FILE, text: 'elements ||= own.elements;', instead: '' },
  {
    name: 'what initialisers write is forgotten',
    file: FILE,
    text: "if (instruction.kind !== 'call' && instruction.kind !== 'initialise') continue;",
    instead: "if (instruction.kind !== 'call') continue;",
  },
  {
    name: 'library code calls nothing back',
    file: FILE,
    text: 'for (const each of this.#callbacksOnce()) methods.add(each);\n    }',
    instead: '}',
  },
  {
    name: 'what is stored into fields is not kept',
    file: FILE,
    text: 'kept.push(place.field.type);',
    instead: '',
  },
  {
    name: 'an object that is stored is not shown',
    file: SELF_USES,
    text: "case 'store':",
    instead: "case 'havoc':",
  },
  {
    name: 'an object that is passed is not shown',
    file: SELF_USES,
    text: 'return instruction.arguments.some(isSelf);',
    instead: 'return false;',
  },
  {
    name: 'what super does with the object is not looked at',
    file: SELF_USES,
    text: '&& constructors.every((edge) => this.isKept(this.called(edge)))',
    instead: '',
  },
];

describeFaults('effects with a fault are caught', FAULTS, async (fault) => {
  const [first] = denied(await built<Services>(ENTRY, fault), runs).wrong;
  return first;
});
