import { describe, expect, it } from 'vitest';
import { captureEntry, judge, type Scope } from '../../src/facts/index.js';
import { bind, Hierarchy, judged, scopeOf, stateOf, TestHeap, tableOf } from './fixture.js';

const hierarchy = new Hierarchy(
  tableOf({
    Node: { fields: { next: 'Node', value: 'int', wide: 'long' } },
    Special: { extends: 'Node', fields: { next: 'Node' } },
    Main: { statics: { root: 'Node', count: 'int' }, constants: { LIMIT: 7 } },
    'java.lang.Integer': { origin: 'model', fields: { value: 'int' } },
  }),
);
const heap = new TestHeap(hierarchy);
const b = heap.make('Node', { value: 2, wide: 5n });
const a = heap.make('Node', { value: 1, wide: 0n, next: b });
const special = heap.make('Special', { 'Node.next': a, 'Special.next': b, value: 0, wide: 0n });
heap.staticValues.set('Main.root', a);
heap.staticValues.set('Main.count', 3);
const setting = {
  hierarchy,
  heap,
  types: {
    a: 'Node',
    b: 'Node',
    n: 'Node',
    special: 'Special',
    plain: 'Node',
    i: 'int',
    l: 'long',
    d: 'double',
    f: 'float',
    c: 'char',
    y: 'byte',
    t: 'boolean',
    ints: 'int[]',
    s: 'java.lang.String',
    o: 'java.lang.Object',
    boxed: 'java.lang.Integer',
    none: 'java.lang.Integer',
  },
  values: {
    a,
    b,
    n: null,
    special,
    plain: special,
    i: 2147483647,
    l: 9223372036854775807n,
    d: Number.NaN,
    f: Math.fround(0.1),
    c: 97,
    y: -128,
    t: 1,
    ints: heap.array('int[]', [3, 1, 2]),
    s: heap.string('x'),
    o: a,
    boxed: heap.make('java.lang.Integer', { value: 5 }),
    none: null,
  },
};

describe('values', () => {
  it.each([
    ['a.next == b && b.next == null', 'holds'],
    ['a.value + 1 == b.value', 'holds'],
    ['special.next == b && ((Node) special).next == a && plain.next == a', 'holds'],
    ['ints[0] == 3 && ints.length == 3 && ints[ints[1]] == 1', 'holds'],
    ['Main.root == a && Main.count == 3 && Main.LIMIT == 7 && Main.root.next == b', 'holds'],
    ['plain instanceof Special && !(a instanceof Special) && !(n instanceof Node)', 'holds'],
    ['ints instanceof int[] && !(o instanceof int[])', 'holds'],
    ['((Node) o).value == 1', 'holds'],
    ['boxed == 5 && boxed + 1 > 5', 'holds'],
    ['s == s && s != "x" && null == n', 'holds'],
    ['t && t == true', 'holds'],
    ['false ==> n.value == 1', 'holds'],
    ['t ==> false', 'fails'],
    ['t <==> a == a', 'holds'],
    // Java's numbers; the expected values follow from the language specification.
    ['i + 1 == -2147483648', 'holds'],
    ['-i - 2 == i', 'holds'],
    ['i * i == 1', 'holds'],
    ['-7 / 2 == -3 && -7 % 2 == -1 && 7 % -2 == 1', 'holds'],
    ['-2147483648 / -1 == -2147483648 && -2147483648 % -1 == 0', 'holds'],
    ['l + 1 == -9223372036854775808L && l + 1 < 0', 'holds'],
    ['i + 1L == 2147483648L', 'holds'],
    ['(int) l == -1 && (byte) 200 == -56 && (char) -1 == 65535', 'holds'],
    ['(int) d == 0 && (long) 1e30 == 9223372036854775807L && (int) -1e30 == -2147483648', 'holds'],
    ['(float) 9007199791611905L == 9.007200328482816E15f', 'holds'],
    ["c + 1 == 98 && c == 'a' && y - 1 == -129", 'holds'],
    ['f != 0.1 && f == 0.1f && f * 3 == 0.3f && f * 3.0 != 0.3f', 'holds'],
    ['d == d', 'fails'],
    ['d != d && !(d < 1) && !(d >= 1)', 'holds'],
    ['1.0 / 0 > 1e308 && -0.0 == 0.0 && 1 / -0.0 < 0', 'holds'],
    ['i + 0.5f == 2147483648f', 'holds'],
  ])('%s', (text, expected) => expect(judged(text, setting)).toBe(expected));
});

describe('what cannot be read makes the whole formula not hold', () => {
  it.each([
    'n.value == 0',
    '!(n.value == 0)',
    'n.value == 0 || true',
    'false || !(n.next.next == null && false)',
    '(\\exists Node m; n.value == m.value || true)',
    'i / 0 == 1 || true',
    '!(l % (l - l) == 1)',
    'ints[3] == 0 || true',
    'ints[-1] == 0 || true',
    '!((Special) o == null)',
    'none == 5 || true',
    'acyclic(n.next) || true',
  ])('%s', (text) => expect(judged(text, setting)).toBe('faults'));

  it.each([
    'n != null && n.value == 0',
    'n == null || n.value == 0',
    'n == null ==> true',
    'true || n.value == 0',
    'i / 1.0 > 0 || true',
  ])('short circuit: %s', (text) => expect(judged(text, setting)).not.toBe('faults'));
});

describe('quantifiers', () => {
  it.each([
    ['(\\forall int i; 0 <= i && i < ints.length; ints[i] > 0)', 'holds'],
    ['(\\forall int i; 0 <= i && i < ints.length; ints[i] > 1)', 'fails'],
    ['(\\exists int i; 0 <= i < 1 == true && i >= 0 && i < 3; ints[i] == 2)', 'error'],
    ['(\\exists int i; 0 <= i && i < 3; ints[i] == 2)', 'holds'],
    ['(\\exists int i; 0 <= i && i < 3 && ints[i] == 4)', 'fails'],
    ['(\\forall int i; 0 <= i && i < ints.length ==> ints[i] > 0)', 'holds'],
    ['(\\forall int i, j; 0 <= i && i < j && j < ints.length; ints[i] != ints[j])', 'holds'],
    ['(\\forall int i, j; 0 <= i && i < j && j < ints.length; ints[i] < ints[j])', 'fails'],
    ['(\\forall int k; 5 < k && k <= 5; n.value == 0)', 'holds'],
    ['(\\forall int k; n != null && 0 <= k && k < n.value; false)', 'holds'],
    ['(\\forall int k; 0 <= k && k < n.value; true)', 'faults'],
    ['(\\exists int k; k == 4; k * k == 16)', 'holds'],
    ['(\\exists int k; 2147483646 <= k && k <= i; k == 2147483647)', 'holds'],
    ['(\\exists long k; l <= k && k <= l; k == l)', 'holds'],
    ['(\\forall byte k; k < 128)', 'holds'],
    ['(\\exists byte k; k == 128)', 'fails'],
    ['(\\exists char k; k == 65535)', 'holds'],
    ['(\\forall boolean p; p || !p)', 'holds'],
    ['(\\forall Node m; m.value >= 0)', 'holds'],
    ['(\\forall Node m; m != a; m.next != b)', 'holds'],
    ['(\\exists Special m; m.next == b)', 'holds'],
    ['(\\forall Special m; m == special)', 'holds'],
    ['(\\exists Node m; m == null)', 'fails'],
    ['(\\forall Node m, k; m.next == k; k.next != m)', 'holds'],
    ['(\\forall Node m; (\\exists Node k; k.value == m.value + 1) || m == b)', 'holds'],
    ['(\\exists int[] m; m.length == 3)', 'holds'],
  ])('%s', (text, expected) => {
    if (expected === 'error') expect(() => judged(text, setting)).toThrow();
    else expect(judged(text, { ...setting, values: { ...setting.values } })).toBe(expected);
  });

  it('ranges over what static fields lead to', () => {
    const alone = { ...setting, types: {}, values: {} };
    expect(judged('(\\exists Node m; m.value == 2)', alone)).toBe('holds');
    expect(judged('(\\exists Special m; true)', alone)).toBe('fails');
  });

  it('gives up on ranges that are too large instead of hanging', () => {
    const bound = bind('(\\forall int k; 0 <= k && k < i; true)', scopeOf(setting.types), hierarchy);
    expect(judge(bound, stateOf(heap, setting.values, { budget: 1000 })).kind).toBe('undecided');
  });
});

describe('entry and exit', () => {
  const types = { this: 'Node', p: 'Node', i: 'int' };
  const exit: Scope = scopeOf(types, {
    result: 'Node',
    entryVariable: (name) => (types as Record<string, string>)[name],
  });
  const world = () => {
    const mine = new TestHeap(hierarchy);
    const tail = mine.make('Node', { value: 2, wide: 0n });
    const head = mine.make('Node', { value: 1, wide: 0n, next: tail });
    return { mine, tail, head, values: { this: head, p: tail, i: 4 } };
  };
  const after = (
    text: string,
    change: (w: ReturnType<typeof world>) => { result?: ReturnType<TestHeap['make']> | null } | undefined,
  ): string => {
    const w = world();
    const bound = bind(text, exit, hierarchy);
    const entry = captureEntry([bound], stateOf(w.mine, w.values));
    const changed = change(w) ?? {};
    const state = stateOf(w.mine, w.values, {
      result: changed.result ?? null,
      isFresh: (object) => object.id > 2,
      ...(entry === undefined ? {} : { entry }),
    });
    return judge(bound, state).kind;
  };
  const swap = ({ tail, head, mine }: ReturnType<typeof world>) => {
    head.fields.next = null;
    head.fields.value = 9;
    tail.fields.next = head;
    return { result: mine.make('Node', { value: 0, wide: 0n, next: tail }) };
  };
  it.each([
    ['\\old(this.next) == p && this.next == null', 'holds'],
    ['\\old(next.value) == 2 && value == 9', 'holds'],
    ['\\old(value) + 8 == value', 'holds'],
    ['\\old(reach(this, p)) && !reach(this, p) && reach(p, this)', 'holds'],
    ['\\old(this.next).next == this', 'holds'],
    ['\\old(this.next.next).value == 1', 'faults'],
    ['true || \\old(this.next.next.next) == null', 'holds'],
    ['\\old(this.next.next.next) == null || true', 'faults'],
    ['fresh(\\result) && !fresh(this) && !fresh(null)', 'holds'],
    ['\\old(fresh(this))', 'fails'],
    ['\\result.next == p && \\old(i) == i', 'holds'],
    ['(\\forall Node n; !fresh(n); n.value == \\old(n.value))', 'fails'],
    ['(\\forall Node n; !fresh(n) && n != this; n.value == \\old(n.value) && \\old(this.next == n))', 'holds'],
    ['(\\forall Node n; n.value == \\old(n.value) || true)', 'faults'],
    ['(\\exists Node n; !fresh(n); n.next == this && \\old(n.next) == null)', 'holds'],
    ['\\old((\\forall Node n; n.next != this))', 'holds'],
    ['(\\forall Node n; n.next != this)', 'fails'],
  ])('%s', (text, expected) => expect(after(text, swap)).toBe(expected));

  it('finds objects that only \\old still names', () => {
    const lose = ({ head }: ReturnType<typeof world>) => {
      head.fields.next = null;
      return undefined;
    };
    const only: Scope = { ...exit, variable: (name) => (name === 'p' ? undefined : exit.variable(name)) };
    const w = world();
    const bound = bind('(\\exists Node n; n.value == 2) && \\old(next) != null', only, hierarchy);
    const unnamed = bind('(\\exists Node n; n.value == 2)', only, hierarchy);
    const values = { this: w.head };
    const entry = captureEntry([bound], stateOf(w.mine, values));
    lose(w);
    expect(judge(bound, stateOf(w.mine, values, entry === undefined ? {} : { entry })).kind).toBe('holds');
    expect(judge(unnamed, stateOf(w.mine, values)).kind).toBe('fails');
  });
});

it('string literals are the interned ones', () => {
  const literal = heap.string('x');
  const bound = bind('s == "x"', scopeOf({ s: 'java.lang.String' }), hierarchy);
  const interned = (text: string) => (text === 'x' ? literal : undefined);
  expect(judge(bound, stateOf(heap, { s: literal }, { interned })).kind).toBe('holds');
  expect(judge(bound, stateOf(heap, { s: heap.string('x') }, { interned })).kind).toBe('fails');
  expect(judged('"y" == "y"', setting)).toBe('holds');
});
