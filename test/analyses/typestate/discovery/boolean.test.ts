/** Boolean methods: statements by Tables 2 and 3, in the form of Table 4. */
import { expect, test } from 'vitest';
import { booleanProgram } from '../../../../src/analyses/typestate/boolean/program.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { A_C, component, LIST, SET_ITERATOR } from './support.js';

/** The statements of each method, with predicates by their types: `P3(t2)` as `[C = null](t2)`. */
async function methods(text: string, ...errors: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const members = await component(text, ...errors);
  const [first, ...paragraphs] = booleanProgram(members, discover(members)).trimEnd().split('\n\n');
  const types = new Map(
    (first ?? '')
      .split('\n')
      .slice(1)
      .map((line): [string, string] => {
        const [name = '', type = ''] = line.trim().split(': ');
        return [name, type];
      }),
  );
  return new Map(
    paragraphs.map((paragraph): [string, readonly string[]] => {
      const [head = '', ...lines] = paragraph.split('\n');
      const statements = lines.filter((line) => !line.trim().startsWith('#'));
      return [head, statements.map((line) => line.trim().replace(/P\d+(?=\()/g, (name) => `[${types.get(name)}]`))];
    }),
  );
}

test('locations stand before the statements: Figure 6', async () => {
  const members = await component(SET_ITERATOR);
  const text = booleanProgram(members, discover(members));
  const told = (method: string): readonly string[] =>
    (text.split('\n\n').find((each) => each.startsWith(method)) ?? '').split('\n').filter((line) => line.includes('#'));
  expect(told('Iterator.<init>').map((line) => line.trim())).toEqual([
    '# reads F2.ver = E1',
    '# writes F1.ts = E1, F1.set = F2',
  ]);
  expect(told('Set.iterator').map((line) => line.trim())).toEqual([
    '# reads F1.ver = E1',
    '# makes O1 is new Iterator',
    '# writes O1.ts = E1, O1.set = F1',
    '# returns O1',
  ]);
});

test('Iterator.next, Figure 7: the set is loaded before the predicate that needs it', async () => {
  const found = await methods(SET_ITERATOR);
  expect(found.get('Iterator.next(this)')).toEqual([
    't3 := this.set',
    '[Version = Set.ver](t1, t3) := [Iterator.ts = Set.ver](this, t3)',
    '[Version = Version](t1, t2) := [Version = Set.ver](t1, t3)',
    'if ([Version = Version](t1, t2)) goto L2 else L1',
    'L1:',
    'FAIL',
    'L2:',
    'return',
  ]);
});

test('Iterator.<init>: what other sets’ versions are equal to is handed on', async () => {
  const found = await methods(SET_ITERATOR, 'throw', 'null');
  expect(found.get('Iterator.<init>(this, s)')).toEqual([
    'if ([Set = null](s)) FAIL',
    '[Version = Set.ver](t1, OTHER) := [Set.ver = Set.ver](s, OTHER)',
    't1 := s.ver',
    '[Iterator.ts = Set.ver](this, OTHER) := [Version = Set.ver](t1, OTHER)',
    'this.ts := t1',
    '[Iterator.set = null](this) := [Set = null](s)',
    'this.set := s',
    'return',
  ]);
});

test('Set.add: a new version is none that any iterator or other set has', async () => {
  const found = await methods(SET_ITERATOR);
  expect(found.get('Set.add(this)')).toEqual([
    '[Version = Iterator.ts](t10, OTHER) := false',
    '[Version = Set.ver](t10, OTHER) := false',
    't10 := new Version',
    '[Iterator.ts = Set.ver](OTHER, this) := [Version = Iterator.ts](t10, OTHER)',
    '[Set.ver = Set.ver](this, OTHER) := [Version = Set.ver](t10, OTHER)',
    'this.ver := t10',
    'return',
  ]);
});

test('Set.iterator', async () => {
  const found = await methods(SET_ITERATOR);
  expect(found.get('Set.iterator(this)')).toEqual([
    't1 := new Iterator',
    'call Iterator.<init>(t1, this)',
    'return t1',
  ]);
});

test('A-C', async () => {
  const found = await methods(A_C);
  expect(found.get('A.set(this, i)')).toEqual([
    '[C = null](t1) := [A.f = null](this)',
    'if ([C = null](t1)) goto L2 else L1',
    'L1:',
    't2 := this.f',
    'call C.dispose(t2)',
    'L2:',
    '[A.f = null](this) := [C = null](i)',
    'this.f := i',
    'return',
  ]);
  expect(found.get('C.dispose(this)')).toEqual([
    '[boolean = false](t1) := [C.disposed = false](this)',
    'if ([boolean = false](t1)) goto L2 else L1',
    'L1:',
    'FAIL',
    'L2:',
    '[C.disposed = false](this) := false',
    'return',
  ]);
});

test('List.add, Figure 5', async () => {
  const found = await methods(LIST);
  expect(found.get('List.add(this, e1)')).toEqual([
    '[Element = null](t1) := [List.head = null](this)',
    'if ([Element = null](t1)) goto L1 else L2',
    'L1:',
    '[List.head = null](this) := [Element = null](e1)',
    'this.head := e1',
    'return',
    'L2:',
    't := this.head',
    'L3:',
    '[Element = null](t2) := [Element.next = null](t)',
    'if ([Element = null](t2)) goto L5 else L4',
    'L4:',
    't := t.next',
    'goto L3',
    'L5:',
    '[Element.next = null](t) := [Element = null](e1)',
    't.next := e1',
    'return',
  ]);
});

test('truth of parameters is handed over as predicates, and that of results back', async () => {
  const found = await methods(`
    class Limit {
      private int max;
      private void check(int n) { if (n < 3) throw new Error(); max = n; }
      void set(int k) { check(k); }
      void fix() { check(5); }
      int max() { return max; }
      void use() { if (max() < 3) throw new Error(); }
    }`);
  expect([...found.keys()]).toEqual(expect.arrayContaining(['Limit.check(this, P2(n))', 'Limit.set(this, P2(k))']));
  expect(found.get('Limit.set(this, P2(k))')).toEqual(['call Limit.check(this, [int <= 2](k))', 'return']);
  expect(found.get('Limit.use(this)')?.[0]).toBe('[int <= 2](t1) := call Limit.max(this)');
  expect(found.get('Limit.max(this)')).toEqual(['[int <= 2](t1) := [Limit.max <= 2](this)', 'return [int <= 2](t1)']);
});

test('a temporary predicate is changed by the callee (a version remembered, then changed)', async () => {
  const found = await methods(`
    class Set {
      private Version ver = new Version();
      void add() { ver = new Version(); }
      void both() { Version t = ver; add(); if (t != ver) throw new Error(); }
    }
    class Version {}`);
  expect(found.get('Set.add(this)')).toEqual(
    expect.arrayContaining([
      '[Version = Set.ver](OTHER, this) := [Version = Version](OTHER, t1)',
      '[Version = Version](OTHER, t1) := false',
    ]),
  );
});

test('a predicate that needs an object found only later, past a store, is not known', async () => {
  const found = await methods(`
    class Link {
      private int mark;
      private Link next;
      void set(Link n) { next = n; }
      void go(Link n) { int m = mark; next = n; if (m != next.mark) throw new Error(); }
    }`);
  expect(found.get('Link.go(this, n)')?.some((line) => line.endsWith(':= *'))).toBe(true);
});
