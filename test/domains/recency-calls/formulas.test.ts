/** Formulas on states: what is proved, what is refuted, what stays open, and what an assumption teaches. */
import { expect, it } from 'vitest';
import { alarms } from './support.js';

const NODE =
  'class Node { Node next; Node other; int value; boolean flag; Node[] many; }\nclass Leaf extends Node { }\n';

/** Asserts each formula after the setup, and says which of them raise an alarm. */
async function refused(setup: string, formulas: readonly string[]): Promise<readonly string[]> {
  const program = `${NODE}public class Main { static void test(Node p, Node q, int i, int[] numbers) {
${setup.trim().replaceAll('\n', ' ')}
${formulas.map((formula) => `//@ assert ${formula};`).join('\n')}
int end = 0;
} }`;
  const found = await alarms(program, 'test');
  const first = 5;
  return formulas.filter(
    (_, index) => found.includes(`${first + index} formula`) || found.includes(`(${first + index} formula)`),
  );
}

const CHAIN =
  'Node c = new Node(); Node b = new Node(); b.next = c; Node a = new Leaf(); a.next = b; a.value = 4; Node none = null;';

it('proves what the state shows', async () => {
  const formulas = [
    'a.next == b && a.next.next == c && c.next == null',
    'a != b && none == null && a.next != null',
    'a.value == 4 && a.value + 1 > 4 && a.value / 2 == 2 && -a.value < 0',
    'a instanceof Leaf && !(b instanceof Leaf) && !(none instanceof Node)',
    'none != null ==> none.value == 7',
    'none == null || none.value == 7',
    '!(none != null && none.next == a)',
    '(a == b) <==> (b == c)',
    'acyclic(a, next) && list(a, next) && !cyclic(a, next)',
    'reach(a, a, next) && !reach(c, a, next) && !reach(a, p, next)',
    'disjoint(c, p) && disjoint(none, a) && tree(a, next) && unshared(a, next)',
    'fresh(a) && !fresh(p) && !fresh(none)',
    'a.flag == false && !a.flag',
    'numbers.length >= 0',
    'p == null || p.value >= -2147483648',
  ];
  expect(await refused(CHAIN, formulas)).toEqual([]);
});

it('does not prove what may fail, or dereferences null', async () => {
  const formulas = [
    'none.next == null',
    '!(none.next == a)',
    'none.next == a || true',
    'p == q',
    'p != q',
    'p.next != null',
    'a.value / (a.value - 4) == 0',
    'numbers[i] == numbers[i]',
    'acyclic(p, next)',
    'disjoint(p, q)',
    'reach(p, q)',
    'p instanceof Leaf',
    '((Leaf) p).value == p.value',
    'a.next == c',
    'i < 100',
    'cyclic(a, next)',
    '(\\forall Node n; n != a; n.value == 0)',
  ];
  expect(await refused(CHAIN, formulas)).toEqual(formulas);
});

it('sees cycles and sharing', async () => {
  const setup = 'Node a = new Node(); a.next = a; Node b = new Node(); Node c = new Node(); b.next = c; b.other = c;';
  const formulas = ['acyclic(a, next)', 'list(a, next)', 'tree(b, next, other)', 'disjoint(b, c)'];
  expect(await refused(setup, formulas)).toEqual(formulas);
  expect(await refused(setup, ['acyclic(b, next)', 'disjoint(a, b)', 'list(b, next)'])).toEqual([]);
});

it('learns from assumptions', async () => {
  const setup = `//@ assume p.next != null && p.value > 3 && p.flag && q == p.next && i >= 0 && i < numbers.length && p.other == null && q instanceof Leaf;
`;
  const program = `${NODE}public class Main { static void test(Node p, Node q, int i, int[] numbers) {
${setup.trim()}
//@ assert p.next != null && p.value >= 4 && p.flag;
//@ assert p.other == null && q instanceof Leaf && q != null;
//@ assert i >= 0;
//@ assert q.next != null;
numbers[i] = 3;
} }`;
  expect(await alarms(program, 'test')).toEqual(['(9 in-bounds)', '8 formula']);
});

it('an assumption that cannot hold leaves nothing', async () => {
  const program = `${NODE}public class Main { static void test(Node p) {
Node a = new Node();
//@ assume a == p || a.next != null;
a.next.value = 1;
} }`;
  expect(await alarms(program, 'test')).toEqual([]);
});
