/** Tables written by hand after the paper's figures 11 and 13 (the rows that the print lacks added), for the tests of words and reports. */

import { componentsOf, type TypestateComponent } from '../../../../src/analyses/typestate/component/component.js';
import type { Change, Transition, Typestate, TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import type { PredicateValue, TypestateContents } from '../../../../src/machines/predicates/typestates/typestates.js';
import type { Predicate } from '../../../../src/machines/predicates/vocabulary.js';
import { openTexts } from '../../../support/open.js';

export const AC_FILE = 'AC.java';
export const AC_TEXT = `class A {
    C f;
    void run() { if (f != null) f.run(); }
    void done() { if (f != null) f.dispose(); }
    void set(C c) { if (f != null) f.dispose(); f = c; }
}
class C {
    boolean disposed;
    void run() { if (disposed) throw new IllegalStateException(); }
    void dispose() { if (disposed) throw new IllegalStateException(); disposed = true; }
}
`;

export const SET_FILE = 'Set.java';
export const SET_TEXT = `class Set {
    Version ver = new Version();
    Iterator iterator() { return new Iterator(this); }
    void add(Object o) { ver = new Version(); }
}
class Iterator {
    Set set;
    Version ts;
    Iterator(Set s) { ts = s.ver; set = s; }
    void next() { if (ts != set.ver) throw new java.util.ConcurrentModificationException(); }
}
class Version {}
`;

export interface Example {
  readonly component: TypestateComponent;
  readonly table: TypestateTable;
}

/** `C1 -> C2, C2 -> C2` as changes; `null` stays null. */
function changes(text: string): readonly Change[] {
  return text.split(', ').map((change) => {
    const [from = '', to = from] = change.split(' -> ');
    return { from, to };
  });
}

const EXCEPTIONS: Readonly<Record<string, string>> = {
  A: 'java.lang.IllegalStateException',
  C: 'java.lang.IllegalStateException',
  Iterator: 'java.util.ConcurrentModificationException',
  Set: 'java.util.ConcurrentModificationException',
};

type Row = readonly [method: string, locations: Readonly<Record<string, string>>, alias?: readonly [string, string]];

function transitionsOf({ classes }: TypestateComponent, rows: readonly Row[]): readonly Transition[] {
  return rows.map(([name, locations, alias], index) => {
    const [owner = '', member = ''] = name.split('.');
    const method = methodOf(classes, owner, member);
    const isError = Object.values(locations).some((text) => text.includes('?'));
    return {
      id: `T${index + 1}`,
      method,
      locations: new Map(Object.entries(locations).map(([location, text]) => [location, changes(text)])),
      aliases: alias === undefined ? [] : [alias],
      isError,
      ...(isError ? { thrown: EXCEPTIONS[owner] ?? '' } : {}),
    };
  });
}

function methodOf(classes: TypestateComponent['classes'], owner: string, member: string): MethodDeclaration {
  const found = classes.find(({ name }) => name === owner)?.methods.find(({ name }) => name === member);
  if (found === undefined) throw new Error(`no method ${owner}.${member}`);
  return found;
}

function contents(
  type: string,
  predicates: Readonly<Record<string, PredicateValue>>,
  fields: Readonly<Record<string, TypestateContents | null>> = {},
): TypestateContents {
  return {
    type,
    isRaw: false,
    predicates: new Map(Object.entries(predicates)),
    fields: new Map(Object.entries(fields)),
  };
}

function typestate(
  id: string,
  name: string,
  what: TypestateContents,
  fields: Readonly<Record<string, readonly string[]>> = {},
): Typestate {
  return { id, type: what.type, name, contents: what, fields: new Map(Object.entries(fields)) };
}

async function componentOf(path: string, text: string, errors: readonly string[]): Promise<TypestateComponent> {
  const { table } = await openTexts([{ path, text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = componentsOf(table, classes, { errors: { named: errors } });
  if (component === undefined) throw new Error('no component');
  return component;
}

/** The 23 transitions of A-C. */
export async function acExample(): Promise<Example> {
  const component = await componentOf(AC_FILE, AC_TEXT, ['throw']);
  const field = { owner: 'C', name: 'disposed', type: 'boolean' };
  const constant = { kind: 'constant', type: 'boolean', value: 0 } as const;
  const predicates: readonly Predicate[] = [
    { kind: 'field-constant', id: 'P1', field, operator: '=', constant },
    { kind: 'field-null', id: 'P2', field: { owner: 'A', name: 'f', type: 'C' } },
  ];
  const [alive, disposed] = [contents('C', { P1: 'true' }), contents('C', { P1: 'false' })];
  const typestates = [
    typestate('C1', 'not disposed', alive),
    typestate('C2', 'disposed', disposed),
    typestate('A1', 'f null', contents('A', { P2: 'true' }, { 'A.f': null }), { f: ['null'] }),
    typestate('A2', 'f not disposed', contents('A', { P2: 'false' }, { 'A.f': alive }), { f: ['C1'] }),
    typestate('A3', 'f disposed', contents('A', { P2: 'false' }, { 'A.f': disposed }), { f: ['C2'] }),
  ];
  const rows: readonly Row[] = [
    ['C.<init>', { F1: 'raw -> C1' }],
    ['C.run', { F1: 'C1 -> C1' }],
    ['C.run', { F1: 'C2 -> ?' }],
    ['C.dispose', { F1: 'C1 -> C2' }],
    ['C.dispose', { F1: 'C2 -> ?' }],
    ['A.<init>', { F1: 'raw -> A1' }],
    ['A.run', { F1: 'A1 -> A1', E1: 'null' }],
    ['A.run', { F1: 'A2 -> A2', E1: 'C1 -> C1' }],
    ['A.run', { F1: 'A3 -> ?', E1: 'C2 -> ?' }],
    ['A.done', { F1: 'A1 -> A1', E1: 'null' }],
    ['A.done', { F1: 'A2 -> A3', E1: 'C1 -> C2' }],
    ['A.done', { F1: 'A3 -> ?', E1: 'C2 -> ?' }],
    ['A.set', { F1: 'A1 -> A1', F2: 'null', E1: 'null' }],
    ['A.set', { F1: 'A1 -> A2', F2: 'C1 -> C1', E1: 'null' }],
    ['A.set', { F1: 'A1 -> A3', F2: 'C2 -> C2', E1: 'null' }],
    ['A.set', { F1: 'A2 -> A1', F2: 'null', E1: 'C1 -> C2' }],
    ['A.set', { F1: 'A2 -> A2', F2: 'C1 -> C1', E1: 'C1 -> C2' }],
    ['A.set', { F1: 'A2 -> A3', F2: 'C1 -> C2', E1: 'C1 -> C2' }, ['F2', 'E1']],
    ['A.set', { F1: 'A2 -> A3', F2: 'C2 -> C2', E1: 'C1 -> C2' }],
    ['A.set', { F1: 'A3 -> ?', F2: 'null -> ?', E1: 'C2 -> ?' }],
    ['A.set', { F1: 'A3 -> ?', F2: 'C1 -> ?', E1: 'C2 -> ?' }],
    ['A.set', { F1: 'A3 -> ?', F2: 'C2 -> ?', E1: 'C2 -> ?' }],
    ['A.set', { F1: 'A3 -> ?', F2: 'C2 -> ?', E1: 'C2 -> ?' }, ['F2', 'E1']],
  ];
  const transitions = transitionsOf(component, rows);
  const reads = (name: string): readonly [MethodDeclaration, ReadonlyMap<string, string>] => [
    methodOf(component.classes, 'A', name),
    new Map([['E1', 'F1.f']]),
  ];
  const table: TypestateTable = {
    predicates,
    typestates,
    transitions,
    locations: new Map([reads('run'), reads('done'), reads('set')]),
    objects: new Map([
      ['A', 1],
      ['C', 2],
    ]),
    heaps: 21,
    closed: true,
    open: [],
    assumptions: ['known-subclasses'],
  };
  return { component, table };
}

/** The 18 transitions of Set and Iterator. */
export async function setExample(): Promise<Example> {
  const component = await componentOf(SET_FILE, SET_TEXT, ['throw', 'null']);
  const set = { owner: 'Iterator', name: 'set', type: 'Set' };
  const predicates: readonly Predicate[] = [
    {
      kind: 'fields',
      id: 'P1',
      left: { owner: 'Iterator', name: 'ts', type: 'Version' },
      operator: '=',
      right: { owner: 'Set', name: 'ver', type: 'Version' },
      via: [set],
    },
  ];
  const sets = (['none', 'true', 'false', 'mixed'] as const).map((value) => contents('Set', { P1: value }));
  const [, current, stale, mixed] = sets;
  const iterator = (value: PredicateValue, of: TypestateContents | undefined): TypestateContents =>
    contents('Iterator', { P1: value }, { 'Iterator.set': of ?? null });
  const typestates = [
    ...sets.map((each, index) =>
      typestate(`S${index + 1}`, ['unused', 'current', 'stale', 'mixed'][index] ?? '', each),
    ),
    typestate('R1', 'current', iterator('true', current), { set: ['S2'] }),
    typestate('R2', 'stale', iterator('false', stale), { set: ['S3'] }),
    typestate('R3', 'current among stale', iterator('true', mixed), { set: ['S4'] }),
    typestate('R4', 'stale among current', iterator('false', mixed), { set: ['S4'] }),
  ];
  const rows: readonly Row[] = [
    ['Iterator.<init>', { F1: 'raw -> ?', F2: 'null -> ?' }],
    ['Iterator.<init>', { F1: 'raw -> R1', F2: 'S1 -> S2' }],
    ['Iterator.<init>', { F1: 'raw -> R1', F2: 'S2 -> S2', B1: 'R1 -> R1' }],
    ['Iterator.<init>', { F1: 'raw -> R3', F2: 'S3 -> S4', B1: 'R2 -> R4' }],
    ['Iterator.<init>', { F1: 'raw -> R3', F2: 'S4 -> S4', B1: 'R3 -> R3, R4 -> R4' }],
    ['Iterator.next', { F1: 'R1 -> R1', E1: 'S2 -> S2', B1: 'R1 -> R1' }, ['F1', 'B1']],
    ['Iterator.next', { F1: 'R2 -> ?', E1: 'S3 -> ?', B1: 'R2 -> ?' }, ['F1', 'B1']],
    ['Iterator.next', { F1: 'R3 -> R3', E1: 'S4 -> S4', B1: 'R3 -> R3, R4 -> R4' }, ['F1', 'B1']],
    ['Iterator.next', { F1: 'R4 -> ?', E1: 'S4 -> ?', B1: 'R3 -> ?, R4 -> ?' }, ['F1', 'B1']],
    ['Set.<init>', { F1: 'raw -> S1' }],
    ['Set.iterator', { F1: 'S1 -> S2', O1: 'raw -> R1' }],
    ['Set.iterator', { F1: 'S2 -> S2', O1: 'raw -> R1', B1: 'R1 -> R1' }],
    ['Set.iterator', { F1: 'S3 -> S4', O1: 'raw -> R3', B1: 'R2 -> R4' }],
    ['Set.iterator', { F1: 'S4 -> S4', O1: 'raw -> R3', B1: 'R3 -> R3, R4 -> R4' }],
    ['Set.add', { F1: 'S1 -> S1' }],
    ['Set.add', { F1: 'S2 -> S3', B1: 'R1 -> R2' }],
    ['Set.add', { F1: 'S3 -> S3', B1: 'R2 -> R2' }],
    ['Set.add', { F1: 'S4 -> S3', B1: 'R3 -> R2, R4 -> R2' }],
  ];
  const located = (
    owner: string,
    name: string,
    paths: Readonly<Record<string, string>>,
  ): readonly [MethodDeclaration, ReadonlyMap<string, string>] => [
    methodOf(component.classes, owner, name),
    new Map(Object.entries(paths)),
  ];
  const table: TypestateTable = {
    predicates,
    typestates,
    transitions: transitionsOf(component, rows),
    locations: new Map([
      located('Iterator', '<init>', { B1: 'P1(?, F2)' }),
      located('Iterator', 'next', { E1: 'F1.set', B1: 'P1(?, E1)' }),
      located('Set', 'iterator', { O1: 'new Iterator', B1: 'P1(?, F1)' }),
      located('Set', 'add', { B1: 'P1(?, F1)' }),
    ]),
    objects: new Map([
      ['Set', 1],
      ['Iterator', 3],
    ]),
    heaps: 12,
    closed: false,
    open: ['the proof that the table is complete was not tried'],
    assumptions: [],
  };
  return { component, table };
}
