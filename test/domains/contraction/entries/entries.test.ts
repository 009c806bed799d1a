import { describe, expect, it } from 'vitest';
import { startingWorks } from '../../../../src/domains/heap/contraction/entry/entry.js';
import { audit } from './audit.js';
import { openMethod } from './opened.js';

interface Example {
  readonly about: string;
  /** Members of class `Program`, with its method `run`. */
  readonly program: string;
  readonly requires: readonly string[];
  /** Objects of the starts that are enumerated. */
  readonly objects: number;
}

const LIST = 'static class Node { Node next; }';
const DOUBLE = 'static class Node { Node next; Node prev; }';
const TREE = 'static class Node { Node left; Node right; }';
const PARENTS = 'static class Node { Node left; Node right; Node parent; }';
const INVERSE =
  '(\\forall Node n; reach(root, n, left, right); (n.left != null ==> n.left.parent == n) && (n.right != null ==> n.right.parent == n))';
const one = 'static Node run(Node x) { return x; }';
const two = 'static Node run(Node x, Node y) { return x == null ? y : x; }';
const three = 'static Node run(Node x, Node y, Node z) { return x == null ? y : z; }';
const root = 'static Node run(Node root) { return root; }';
const rooted = 'static Node run(Node root, Node y) { return root == null ? y : root; }';

/** Starts in which the formulas hold, and no others, are covered. */
const EXACT: readonly Example[] = [
  { about: 'a list', program: LIST + one, requires: ['list(x, next)'], objects: 5 },
  { about: 'an acyclic list', program: LIST + one, requires: ['x != null', 'acyclic(x)'], objects: 5 },
  { about: 'anything with one field', program: LIST + one, requires: [], objects: 5 },
  { about: 'two of anything with one field', program: LIST + two, requires: [], objects: 4 },
  { about: 'lists that may share', program: LIST + two, requires: ['list(x, next) && list(y, next)'], objects: 5 },
  {
    about: 'three lists that may share',
    program: LIST + three,
    requires: ['list(x, next) && list(y, next) && list(z, next)'],
    objects: 4,
  },
  {
    about: 'disjoint lists, all fields',
    program: LIST + two,
    requires: ['disjoint(x, y)', 'list(y, next) && list(x, next)'],
    objects: 5,
  },
  { about: 'a list and anything', program: LIST + two, requires: ['list(x, next)'], objects: 4 },
  {
    about: 'a list and what it does not reach',
    program: LIST + two,
    requires: ['y != null && list(x, next) && !reach(x, y, next)'],
    objects: 4,
  },
  {
    about: 'parents, with conditions in the range',
    program: PARENTS + root,
    requires: [
      'tree(root, left, right) && (root == null || root.parent == null)',
      '(\\forall Node n; reach(root, n, left, right) && n.left != null; n.left.parent == n)',
      '(\\forall Node n; n.right != null && reach(root, n, left, right); n.right.parent == n)',
    ],
    objects: 3,
  },
  {
    about: 'parents, with the range in the body',
    program: PARENTS + root,
    requires: [
      'tree(root, left, right) && (root != null ==> root.parent == null)',
      '(\\forall Node n; reach(root, n, left, right) ==> n.left != null ==> n.left.parent == n)',
      '(\\forall Node n; reach(root, n, left, right) && n.right != null ==> n.right.parent == n)',
    ],
    objects: 3,
  },
  { about: 'a ring', program: LIST + one, requires: ['cyclic(x, next)'], objects: 4 },
  { about: 'a ring or null', program: LIST + one, requires: ['x == null || cyclic(x, next)'], objects: 4 },
  { about: 'a ring if there is one', program: LIST + one, requires: ['x != null ==> cyclic(x, next)'], objects: 4 },
  { about: 'a list or a ring', program: LIST + one, requires: ['list(x, next) || cyclic(x, next)'], objects: 4 },
  {
    about: 'two places on a ring',
    program: LIST + two,
    requires: ['cyclic(x, next) && reach(x, y, next)'],
    objects: 4,
  },
  { about: 'two rings', program: LIST + two, requires: ['cyclic(x, next)', 'cyclic(y, next)'], objects: 4 },
  {
    about: 'a list and its last object',
    program: LIST + two,
    requires: ['list(x, next)', 'reach(x, y)', 'y.next == null'],
    objects: 5,
  },
  {
    about: 'both or none',
    program: LIST + two,
    requires: ['x == null <==> y == null', 'list(x, next)', 'disjoint(x, y, next)', 'list(y, next)'],
    objects: 4,
  },
  { about: 'the same list twice', program: LIST + two, requires: ['x == y && list(x, next)'], objects: 4 },
  { about: 'what follows is a list', program: LIST + one, requires: ['x != null && list(x.next, next)'], objects: 4 },
  { about: 'a doubly-linked list', program: DOUBLE + one, requires: ['dll(x, next, prev)'], objects: 3 },
  {
    about: 'doubly-linked lists that may be one',
    program: DOUBLE + two,
    requires: ['dll(x, next, prev) && dll(y, next, prev)'],
    objects: 3,
  },
  {
    about: 'a place in a doubly-linked list',
    program: DOUBLE + two,
    requires: ['dll(x, next, prev)', 'reach(x, y, next)'],
    objects: 3,
  },
  {
    about: 'a list without links back',
    program: DOUBLE + one,
    requires: ['list(x, next) && (\\forall Node n; reach(x, n, next); n.prev == null)'],
    objects: 3,
  },
  {
    about: 'a doubly-linked ring',
    program: DOUBLE + one,
    requires: ['(\\forall Node n; reach(x, n, next); n.next.prev == n)', 'cyclic(x, next)'],
    objects: 3,
  },
  {
    about: 'two places on a doubly-linked ring',
    program: DOUBLE + two,
    requires: ['cyclic(x, next) && (\\forall Node n; reach(x, n, next); n == n.next.prev)', 'reach(x, y, next)'],
    objects: 3,
  },
  {
    about: 'a list, in other words',
    program: DOUBLE + one,
    requires: [
      'list(x, next) && (x == null || x.prev == null) && (\\forall Node n; reach(x, n, next); n.next == null || n.next.prev == n)',
    ],
    objects: 3,
  },
  { about: 'a tree', program: TREE + one, requires: ['tree(x, left, right)'], objects: 4 },
  { about: 'a tree, all fields', program: TREE + one, requires: ['x != null && tree(x)'], objects: 4 },
  {
    about: 'disjoint trees',
    program: TREE + two,
    requires: ['tree(x, right, left) && tree(y, left, right) && disjoint(x, y, left, right)'],
    objects: 3,
  },
  {
    about: 'a place in a tree',
    program: TREE + rooted,
    requires: ['tree(root, left, right) && reach(root, y, left, right)'],
    objects: 3,
  },
  {
    about: 'a place on the left spine',
    program: TREE + rooted,
    requires: ['tree(root, left, right) && reach(root, y, left)'],
    objects: 3,
  },
  {
    about: 'a tree and a single object',
    program: TREE + rooted,
    requires: ['tree(root, left, right) && y != null && y.left == null && y.right == null'],
    objects: 3,
  },
  {
    about: 'a tree and a single object outside',
    program: TREE + rooted,
    requires: [
      'y != null && y.left == null && y.right == null && !reach(root, y, left, right)',
      'tree(root, left, right)',
    ],
    objects: 3,
  },
  {
    about: 'a tree by another name',
    program: TREE + two,
    requires: ['x == y && tree(y, left, right)'],
    objects: 3,
  },
  {
    about: 'a tree and its left child',
    program: TREE + rooted,
    requires: ['root != null && tree(root, left, right) && y == root.left'],
    objects: 3,
  },
  {
    about: 'a place below the right child',
    program: TREE + rooted,
    requires: ['root != null && tree(root, left, right)', 'reach(root.right, y, left, right)'],
    objects: 3,
  },
  {
    about: 'a tree with parents',
    program: PARENTS + root,
    requires: ['tree(root, left, right) && (root != null ==> root.parent == null)', INVERSE],
    objects: 3,
  },
  {
    about: 'a place in a tree with parents',
    program: PARENTS + rooted,
    requires: [
      'root != null && tree(root, left, right) && root.parent == null && reach(root, y, left, right)',
      INVERSE,
    ],
    objects: 2,
  },
  {
    about: 'a tree with parents and a single object',
    program: PARENTS + rooted,
    requires: [
      'tree(root, left, right) && (root == null || root.parent == null)',
      INVERSE,
      'y != null && y.left == null && y.right == null && y.parent == null && y != root',
    ],
    objects: 2,
  },
  {
    about: 'a receiver in a list',
    program: 'static class Node { Node next; Node run(Node y) { return next == null ? y : this; } }',
    requires: ['list(this, next) && list(y, next)'],
    objects: 4,
  },
  {
    about: 'a container',
    program: `${LIST} Node head; Node tail; Node run() { return head == null ? tail : head; }`,
    requires: [
      'list(head, next) && (head == null <==> tail == null)',
      'tail != null ==> reach(head, tail, next) && tail.next == null',
    ],
    objects: 5,
  },
  {
    about: 'a container of anything',
    program: `${LIST} Node head; Node run() { return head; }`,
    requires: [],
    objects: 5,
  },
  {
    about: 'containers that may be one',
    program: `${LIST} Node head; Node run(Program other) { return other == null ? head : other.head; }`,
    requires: ['list(this.head, next) && other != null && list(other.head, next)'],
    objects: 5,
  },
  {
    about: 'different containers',
    program: `${LIST} Node head; Node run(Program other) { return other == null ? head : other.head; }`,
    requires: [
      'other != this && list(this.head, next) && other != null && list(other.head, next) && disjoint(head, other.head)',
    ],
    objects: 5,
  },
  {
    about: 'a static field',
    program: `${LIST} static Node top; static Node run(Node x) { return x == null ? top : x; }`,
    requires: ['list(top, next) && list(x, next) && disjoint(x, top, next)'],
    objects: 5,
  },
  {
    about: 'types above that of the link',
    program:
      'static abstract class Base { } static class Other extends Base { } static class Node extends Base { Node next; } static class Special extends Node { } static Base run(Base x, Special y) { return x == null ? y : x; }',
    requires: [],
    objects: 3,
  },
  {
    about: 'subclasses with links of their own',
    program:
      'static abstract class Tree { } static class Leaf extends Tree { } static class Fork extends Tree { Tree left; Tree right; } static Tree run(Tree x) { return x; }',
    requires: ['tree(x, left, right)'],
    objects: 3,
  },
];

/** Too much is possible for a start of which the domain keeps track. */
const VAGUE: readonly Omit<Example, 'objects'>[] = [
  { about: 'a tree of which nothing is said', program: TREE + one, requires: ['x != null'] },
  { about: 'a graph without cycles', program: TREE + one, requires: ['acyclic(x, left, right)'] },
  { about: 'trees that may share', program: TREE + two, requires: ['tree(x, left, right) && tree(y, left, right)'] },
  { about: 'a list with another field', program: DOUBLE + one, requires: ['list(x, next)'] },
  {
    about: 'a list with links back of which nothing is said',
    program: `${DOUBLE} static Node run(Node x) { Node y = new Node(); x.next = y; y.prev = x; return x; }`,
    requires: ['list(x, next)'],
  },
  {
    about: 'a tree in which only the left children know their parents',
    program: PARENTS + root,
    requires: [
      'tree(root, left, right) && (root != null ==> root.parent == null)',
      '(\\forall Node n; reach(root, n, left, right); n.left != null ==> n.left.parent == n)',
    ],
  },
  {
    about: 'a tree whose root may have a parent',
    program: PARENTS + root,
    requires: ['tree(root, left, right)', INVERSE],
  },
  {
    about: 'a list whose payload may be in it',
    program: 'static class Node { Object item; Node next; } static Object run(Node x) { return x.item; }',
    requires: ['list(x, next)'],
  },
  {
    about: 'a list that ends in a container with an array of its objects',
    program: `${LIST} static class Table { Node[] nodes; Node head; } static Node run(Table x) { return x.head; }`,
    requires: ['x != null && list(x.head, next)'],
  },
  {
    about: 'a list and an array of its objects',
    program: `${LIST} static Node run(Node x, Node[] y) { return x; }`,
    requires: ['list(x, next)'],
  },
];

for (const mode of ['partial', 'exact'] as const) {
  describe(`entry states, ${mode}`, () => {
    for (const { about, program, requires, objects } of EXACT) {
      it(about, async () => {
        const opened = await openMethod(`class Program { ${program} }`, 'run', { mode, requires });
        const { isRegular, starts, uncovered, unrealised } = audit(opened, objects);
        expect({ isRegular, uncovered, unrealised }).toEqual({ isRegular: true, uncovered: [], unrealised: [] });
        expect(starts).toBeGreaterThan(0);
      });
    }
  });
}

describe('starts that are not bounded', () => {
  for (const { about, program, requires } of VAGUE) {
    it(about, async () => {
      const { tables, code, preconditions } = await openMethod(`class Program { ${program} }`, 'run', { requires });
      const { works, isRegular } = startingWorks(
        tables,
        code,
        { history: 'any', nullness: () => 'unknown' },
        preconditions,
      );
      expect(isRegular).toBe(false);
      expect(works.map(({ draft }) => draft.labels.map((label) => tables.labels.isVague(label)))).toEqual([
        code.body.parameters.map(() => true),
      ]);
    });
  }
});

describe('a structure that leads into another', () => {
  const NODE =
    'static class Node implements Comparable<Node> { Node next; public int compareTo(Node x) { return 0; } }';
  /** Whether what the two parameters hold is regular in some start, and whether it is vague in some. */
  const kinds = async (payload: string) => {
    const row = `static final class Row { Row below; ${payload} first; }`;
    const text = `class Program { ${NODE} ${row} static Node run(Node x, Row y) { return x.next; } }`;
    const { tables, code } = await openMethod(text, 'run');
    const { works } = startingWorks(tables, code, { history: 'any', nullness: () => 'unknown' }, []);
    return code.body.parameters.map((parameter) => {
      const held = works.flatMap(({ draft }) => {
        const node = draft.variables[tables.slots(code).of(parameter)] as number;
        return node === -1 ? [] : [tables.labels.isVague(draft.labels[node] as number) ? 'vague' : 'regular'];
      });
      return [...new Set(held)];
    });
  };

  it('by a payload field, whose objects can be seen from both', async () => {
    // A row may hold the very node that `x` is, or one that it leads to. No node leads to a row.
    expect(await kinds('Comparable<Node>')).toEqual([['vague'], ['regular']]);
  });

  it('does not if the field cannot hold such objects', async () => {
    expect(await kinds('String')).toEqual([['regular'], ['regular']]);
  });
});

describe('classes of objects on entry', () => {
  it('are what the field allows that leads to them', async () => {
    const program =
      'static abstract class Base { } static class Node extends Base { Node next; } static Base run(Base x) { return x; }';
    const { tables, code, preconditions } = await openMethod(`class Program { ${program} }`, 'run', { requires: [] });
    const { works } = startingWorks(tables, code, { history: 'any', nullness: () => 'unknown' }, preconditions);
    const classes = new Set<string>();
    for (const { draft } of works) {
      for (const node of draft.targets) {
        const label = tables.labels.label(draft.labels[node] as number);
        for (const { type } of tables.labels.receivers(label.classes)) classes.add(type);
      }
    }
    expect([...classes]).toEqual(['Program$Node']);
  });
});
