import { describe, expect, it } from 'vitest';
import { bindFormula, parseFormula, type Scope } from '../../src/facts/index.js';
import { bind, Hierarchy, judged, scopeOf, TestHeap, tableOf } from './fixture.js';

const hierarchy = new Hierarchy(
  tableOf({
    'p.List': {
      fields: { head: 'p.List$Node', size: 'int' },
      statics: { shared: 'p.List', cache: 'java.lang.Object' },
    },
    'p.List$Node': { outer: 'p.List', fields: { next: 'p.List$Node', data: 'java.lang.Object' } },
    'p.List$Inner': { outer: 'p.List', fields: { mark: 'int', this$0: 'p.List', val$limit: 'int' } },
    'p.Pair': { fields: { left: 'java.lang.Object', size: 'int' } },
    'q.Far': { fields: { away: 'q.Far' }, statics: { only: 'q.Far' } },
    'java.util.Map': { origin: 'model', interface: true },
    'java.util.Map$Entry': { origin: 'model', interface: true, outer: 'java.util.Map' },
  }),
);
const types = { this: 'p.List', x: 'p.List$Node', o: 'java.lang.Object', i: 'int', t: 'boolean', items: 'p.Pair[]' };
const scope = scopeOf(types);

function problem(text: string, where: Scope = scope): string {
  const { formula, error } = parseFormula(text);
  if (formula === undefined) throw new Error(error.message);
  const { errors } = bindFormula(formula, where, hierarchy);
  return errors === undefined ? 'fine' : `${errors[0].offset}: ${errors[0].message}`;
}

describe('errors', () => {
  it.each([
    ['x && t', '0: expected a condition, found a value of type p.List.Node'],
    ['t && 1', '5: expected a condition, found a value of type int'],
    ['i', '0: expected a condition, found a value of type int'],
    ['!i == 1', '1: expected a condition, found a value of type int'],
    ['x < 1', '0: expected a number, found a value of type p.List.Node'],
    ['t + 1 == 2', '0: expected a number, found a value of type boolean'],
    ['x == 1', '0: p.List.Node cannot be compared with int'],
    ['t == 1', '0: boolean cannot be compared with int'],
    ['null == 0', '0: null cannot be compared with int'],
    ['1 < 2 < 3', '0: expected a number, found a value of type boolean'],
    ['y == null', "0: unknown name 'y'"],
    ['y.z == null', "0: unknown name 'y'"],
    ['x.tail == null', "0: p.List.Node has no field 'tail'"],
    ['o.next == null', "0: Object has no field 'next'"],
    ['i.next == null', "0: a value of type int has no field 'next'"],
    ['List.head == null', "0: field 'head' of p.List is not static"],
    ['List.missing == null', "0: class p.List has no field 'missing'"],
    ['x[0] == null', '0: expected an array, found a value of type p.List.Node'],
    ['items[1L] == null', '6: an array index is an int, not a long'],
    ['items.size == 1', "0: p.Pair[] has no field 'size'"],
    ['x instanceof Nowhere', "13: unknown type 'Nowhere'"],
    ['i instanceof Node', '0: expected an object, found a value of type int'],
    ['x instanceof int', '13: instanceof asks for a class, not for int'],
    ['happy(x)', "0: unknown predicate 'happy'"],
    ['reach(x)', '0: wrong number of arguments: reach(x, y, f…)'],
    ['acyclic()', '0: wrong number of arguments: acyclic(x, f…)'],
    ['list(x)', '0: wrong number of arguments: list(x, f)'],
    ['list(x, next, data)', '0: wrong number of arguments: list(x, f)'],
    ['dll(x, next)', '0: wrong number of arguments: dll(x, next, prev)'],
    ['list(x, [])', '0: list follows fields, not array elements: list(x, f)'],
    ['acyclic(i)', '8: expected an object, found a value of type int'],
    ['acyclic(x, tail)', "11: unknown field 'tail'"],
    ['acyclic(x, size)', "11: field 'size' holds no reference"],
    ['acyclic(x, shared)', "11: field 'shared' is static"],
    ['acyclic(x, Node.head)', "11: class p.List.Node has no field 'head'"],
    ['acyclic(x, Nowhere.next)', "11: unknown class 'Nowhere'"],
    ['\\result == null', '0: \\result has no meaning here'],
    ['\\old(i) == i', '0: \\old has no meaning here'],
    ['fresh(x)', '0: fresh has no meaning here'],
    ['(\\forall int k; k > 0)', "0: the range gives 'k' no lower bound (such as 0 <= i && i < n)"],
    ['(\\forall int k; k > 0; t)', "0: the range gives 'k' no upper bound (such as 0 <= i && i < n)"],
    ['(\\forall int k; 0 <= k && k < k + 1; t)', "0: the range gives 'k' no upper bound (such as 0 <= i && i < n)"],
    ['(\\forall double k; 0 <= k && k < 1; t)', '9: cannot quantify over double'],
    ['(\\forall Node k; i; t)', '17: expected a condition, found a value of type int'],
    ['(\\exists Node k; true) && k == null', "26: unknown name 'k'"],
  ])('%s', (text, expected) => expect(problem(text)).toBe(expected));

  it('knows what has a value on entry', () => {
    const exit: Scope = { ...scope, result: 'p.List', entryVariable: (name) => (name === 'x' ? types.x : undefined) };
    expect(problem('\\old(x) == x', exit)).toBe('fine');
    expect(problem('\\old(o) == o', exit)).toBe("5: 'o' has no value on entry, so \\old cannot speak of it");
    expect(problem('\\old(\\result) == null', exit)).toBe(
      '5: \\result has no value on entry, so \\old cannot speak of it',
    );
    expect(problem('\\old(\\old(x)) == null', exit)).toBe('5: \\old inside \\old');
    expect(problem('fresh(\\result)', exit)).toBe('fine');
  });
});

describe('names', () => {
  it.each([
    'head == this.head',
    'List.shared == shared',
    'p.List.shared.head == null',
    'List.Node.this == null || true',
    'x instanceof Node && x instanceof List.Node && x instanceof p.List.Node && o instanceof Pair',
    'o instanceof q.Far && o instanceof Far && o instanceof Map.Entry && o instanceof java.util.Map.Entry[]',
    'q.Far.only.away == Far.only',
    '(\\forall Node head; head != null)',
    'acyclic(o, away) && acyclic(x, q.Far.away, List.Node.next)',
    '(\\forall Node n, m; n.next == m; m != n)',
  ])('%s', (text) =>
    expect(problem(text)).toBe(
      text.includes('Node.this') ? '0: there is no instance of p.List.Node around this formula' : 'fine',
    ),
  );

  it('variables hide fields, and quantified ones hide those', () => {
    const types = { this: 'p.List', head: 'int' };
    expect(problem('head == 1', scopeOf(types))).toBe('fine');
    expect(problem('(\\forall Node head; head.next == null)', scopeOf(types))).toBe('fine');
    expect(problem('head == 1')).toBe('0: p.List.Node cannot be compared with int');
  });

  it('an inner class sees the fields around it and captured variables', () => {
    const heap = new TestHeap(hierarchy);
    const list = heap.make('p.List', { size: 3 });
    const inner = heap.make('p.List$Inner', { this$0: list, mark: 1, val$limit: 8 });
    const setting = { hierarchy, heap, types: { this: 'p.List$Inner' }, values: { this: inner } };
    expect(judged('size == 3 && mark == 1 && limit == 8 && List.this.size == 3 && Inner.this == this', setting)).toBe(
      'holds',
    );
    expect(problem('size == 3', scopeOf({}, { owner: 'p.List$Inner' }))).toBe(
      "0: field 'size' belongs to an object, and there is no 'this' here",
    );
    expect(problem('shared == null', scopeOf({}, { owner: 'p.List$Node' }))).toBe('fine');
  });

  it('a field name in a predicate gathers all fields of that name', () => {
    const { term } = bind('acyclic(this, next, left)', scope, hierarchy);
    if (term.kind !== 'predicate') throw new Error('no predicate');
    expect(term.fields).toEqual([
      { kind: 'named', name: 'next', fields: [{ owner: 'p.List$Node', name: 'next', type: 'p.List$Node' }] },
      { kind: 'named', name: 'left', fields: [{ owner: 'p.Pair', name: 'left', type: 'java.lang.Object' }] },
    ]);
  });
});
