/** Linked structures that random classes keep behind their fields, and what their methods do with them. */
import type { Random } from '../random.js';
import { chance } from '../shape/scope.js';

export interface ClassFamily {
  readonly name: string;
  /** Link fields of a node, the first one first; those that point back are not among them. */
  readonly links: readonly string[];
  readonly back?: string;
}

export const CLASS_FAMILIES: readonly ClassFamily[] = [
  { name: 'list', links: ['next'] },
  { name: 'list', links: ['next'] },
  { name: 'doubly-linked list', links: ['next'], back: 'prev' },
  { name: 'tree', links: ['left', 'right'] },
];

/** Statements about one structure, that keep it as it should be: lines of Java, with `h` for the field and `g` for another. */
const LIST: readonly string[] = [
  'Node n = new Node(); n.next = h; h = n;',
  'Node n = new Node(); n.next = h; h = n;',
  'if (h != null) h = h.next;',
  'h = null;',
  'Node n = new Node(); if (h == null) { h = n; } else { Node l = h; while (l.next != null) l = l.next; l.next = n; }',
  'Node done = null; while (h != null) { Node n = h; h = n.next; n.next = done; done = n; } h = done;',
  'if (h != null && h.next != null) h.next = h.next.next;',
  'if (h != null) { Node n = new Node(); n.next = h.next; h.next = n; }',
  'if (h != null) { Node l = h; while (l.next != null) l = l.next; l.next = h; Node old = h; h = old.next; old.next = null; }',
  'if (h != null) h.next = null;',
  'if (h != null) { Node l = h; while (l.next != null) { l.value = i; l = l.next; } }',
  'if (h != null && h.next != null) { Node n = h; h = n.next; n.next = h.next; h.next = n; }',
];

const LIST_PAIR: readonly string[] = [
  'Node n = h; if (n != null) { h = n.next; n.next = g; g = n; }',
  'Node n = h; h = g; g = n;',
  'if (h == null) { h = g; g = null; }',
];

const DOUBLY: readonly string[] = [
  'Node n = new Node(); n.next = h; if (h != null) h.prev = n; h = n;',
  'Node n = new Node(); n.next = h; if (h != null) h.prev = n; h = n;',
  'if (h != null) { h = h.next; if (h != null) h.prev = null; }',
  'h = null;',
  'Node n = new Node(); if (h == null) { h = n; } else { Node l = h; while (l.next != null) l = l.next; l.next = n; n.prev = l; }',
  'if (h != null && h.next != null) { Node n = h.next; h.next = n.next; if (n.next != null) n.next.prev = h; }',
  'if (h != null) { Node n = h; while (n.next != null && n.value != i) n = n.next; if (n.prev == null) h = n.next; else n.prev.next = n.next; if (n.next != null) n.next.prev = n.prev; }',
];

const DOUBLY_PAIR: readonly string[] = [
  'Node n = h; if (n != null) { h = n.next; if (h != null) h.prev = null; n.next = g; if (g != null) g.prev = n; g = n; }',
  'Node n = h; h = g; g = n;',
];

const TREE: readonly string[] = [
  'Node n = new Node(); n.left = h; h = n;',
  'Node n = new Node(); n.right = h; h = n;',
  'h = h == null ? new Node() : h;',
  'if (h == null) { h = new Node(); } else { Node t = h; while (true) { if (i < 1) { if (t.left == null) { t.left = new Node(); break; } t = t.left; i++; } else { if (t.right == null) { t.right = new Node(); break; } t = t.right; i--; } } }',
  'if (h != null) h = i < 1 ? h.left : h.right;',
  'if (h != null) { Node n = h.left; h.left = h.right; h.right = n; }',
  'if (h != null && h.left != null) { Node n = h.left; h.left = n.right; n.right = h; h = n; }',
  'if (h != null && i > 0) h.right = null;',
];

const TREE_PAIR: readonly string[] = [
  'Node n = new Node(); n.left = h; n.right = g; h = n; g = null;',
  'if (h != null && g == null) { g = h.left; h.left = null; }',
  'Node n = h; h = g; g = n;',
];

/** Statements that may break something; `x` is a node that is not null. */
const HARM: Readonly<Record<string, readonly string[]>> = {
  list: [
    'x.next = x;',
    'if (x.next != null) x.next.next = x;',
    'x.next = h;',
    'Node n = new Node(); n.next = x; h = n;',
  ],
  'doubly-linked list': ['x.next = x;', 'x.next = h;', 'x.prev = x;', 'x.next = x.prev;', 'h = x;'],
  tree: [
    'x.left = x;',
    'x.right = x.left;',
    'x.left = h;',
    'if (x.left != null) x.left.right = x;',
    'if (x.left != null) x.right = x.left.left;',
  ],
};

/** As above, with fields that share on purpose. */
const SHARING: readonly string[] = ['g = h;', 'if (h != null) g = h.LINK;'];

export class Statements {
  constructor(
    readonly random: Random,
    readonly family: ClassFamily,
    /** Names of the class's fields that hold nodes, one or two. */
    readonly fields: readonly string[],
  ) {}

  /** Lines of a body that keeps the structures; `i` is an int in scope. Where: an object of the class, `this` or another. */
  keep(where = ''): string {
    const { name } = this.family;
    const [h, g] = this.#fields(where);
    const both = h !== g && chance(this.random, 1, 3);
    const single = name === 'list' ? LIST : name === 'tree' ? TREE : DOUBLY;
    const pair = name === 'list' ? LIST_PAIR : name === 'tree' ? TREE_PAIR : DOUBLY_PAIR;
    return this.#about(this.random.pick(both ? pair : single), h, g);
  }

  /** The same, or something that makes the fields share. */
  share(where = ''): string {
    const [h, g] = this.#fields(where);
    return h === g ? this.keep(where) : this.#about(this.random.pick(SHARING), h, g);
  }

  /** Something that may break the structure, about a node that an expression without side effects gives. */
  harm(node: string, where = ''): string {
    const [h, g] = this.#fields(where);
    const text = this.random.pick(HARM[this.family.name] ?? []).replace(/\bx\b/g, node);
    return `if (${node} != null) { ${this.#about(text, h, g)} }`;
  }

  /** Harmful or not. */
  any(node: string, where = ''): string {
    return chance(this.random, 1, 2) ? this.harm(node, where) : this.keep(where);
  }

  /** A node of the structure. */
  node(where = ''): string {
    return this.#fields(where)[0];
  }

  link(): string {
    return this.random.pick(this.family.links);
  }

  #fields(where: string): readonly [string, string] {
    const [one = '', other = one] = chance(this.random, 1, 2) ? this.fields : [...this.fields].reverse();
    const qualified = (field: string): string => (where === '' ? field : `${where}.${field}`);
    return [qualified(one), qualified(other)];
  }

  #about(text: string, h: string, g: string): string {
    return text.replace(/\bh\b/g, h).replace(/\bg\b/g, g).replaceAll('LINK', this.link());
  }
}
