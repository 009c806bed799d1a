/** Random components with linked structures: holders with ends of lists, nodes that lead to each other and to their holders, right and wrong code. */
import { type Block, block, printBlocks } from '../java/blocks.js';
import type { Random } from '../random.js';

const METHODS_OF_HOLDER: Readonly<Record<string, readonly string[]>> = {
  'void addLast()': [
    'N n = new N(this);',
    'n.prev = last;',
    'if (last == null) first = n; else last.next = n;',
    'last = n;',
  ],
  'void append()': ['N n = new N(this);', 'if (last == null) first = n; else last.next = n;', 'last = n;'],
  'void addFirst()': ['N n = new N(this);', 'n.next = first;', 'if (first == null) last = n;', 'first = n;'],
  'void push()': ['N n = new N(this);', 'n.next = first;', 'first = n;'],
  'void pop()': ['if (first == null) throw new IllegalStateException();', 'first = first.next;'],
  'void removeFirst()': [
    'if (first == null) throw new IllegalStateException();',
    'first = first.next;',
    'if (first == null) last = null;',
  ],
  'void removeLast()': [
    'if (last == null) throw new IllegalStateException();',
    'last = last.prev;',
    'if (last == null) first = null; else last.next = null;',
  ],
  'N take()': [
    'if (spare == null) throw new IllegalStateException();',
    'N n = spare;',
    'spare = n.next;',
    'n.next = null;',
    'return n;',
  ],
  'void give(N n)': ['if (n != null && n.owner == this) {', 'n.next = spare;', 'spare = n;', '}'],
  'N make()': ['N n = new N(this);', 'n.next = first;', 'first = n;', 'return n;'],
  'void undo()': [
    'if (first == null) throw new IllegalStateException();',
    'N n = first;',
    'first = n.next;',
    'n.next = spare;',
    'spare = n;',
  ],
  'void redo()': [
    'if (spare == null) throw new IllegalStateException();',
    'N n = spare;',
    'spare = n.next;',
    'n.next = first;',
    'first = n;',
  ],
  'void swap(H other)': ['if (other != null) {', 'N n = last;', 'last = other.last;', 'other.last = n;', '}'],
  'void steal(H other)': [
    'if (other != null) {',
    'first = other.first;',
    'last = other.last;',
    'other.first = null;',
    'other.last = null;',
    '}',
  ],
  'void share(H other)': ['if (other != null) {', 'first = other.first;', 'last = other.last;', '}'],
  'void cut()': ['if (first != null) first.next = null;'],
  'void cutDeep()': [
    'if (first != null && first.next != null && first.next.next != null) first.next.next.next = null;',
  ],
  'void forget()': [
    'if (first != null && first.next != null && first.next.next != null && first.next.next.next != null) last = first;',
  ],
  'void close()': ['if (first != null) first.dead = true;', 'first = null;', 'last = null;'],
  'void kill()': ['for (N n = first; n != null; n = n.next) n.dead = true;', 'first = null;', 'last = null;'],
  'void check()': ['if (last != null && last.dead) throw new IllegalStateException();'],
  'void look()': ['if (first != null && first.next != null && first.next.dead) throw new IllegalStateException();'],
  'void verify()': ['if (first != null && last == null) throw new IllegalStateException();'],
  'void compare()': ['if (first != null && first == last && first.next != null) throw new IllegalStateException();'],
  'void ends()': ['if (last != null && last.next != null) throw new IllegalStateException();'],
  'void own()': ['if (first != null && first.owner != this) throw new IllegalStateException();'],
  'N head()': ['return first;'],
  'N tail()': ['return last;'],
  'void count()': ['total++;', 'if (total == 3) throw new IllegalStateException();'],
  'void enter()': ['if (open >= 2) throw new IllegalStateException();', 'open++;'],
  'void leave()': ['if (open == 0) throw new IllegalStateException();', 'open--;'],
  'void remember()': ['latest = this;'],
  'void recall()': ['if (latest != this) throw new IllegalStateException();'],
  'void use()': [
    'if (latest == null) throw new IllegalStateException();',
    'if (latest.first != null) latest.first.dead = true;',
  ],
};

const METHODS_OF_NODE: Readonly<Record<string, readonly string[]>> = {
  'void use()': ['if (dead) throw new IllegalStateException();'],
  'void die()': ['dead = true;'],
  'void visit()': ['if (next != null && next.dead) throw new IllegalStateException();'],
  'void link(N n)': ['next = n;'],
  'N following()': ['return next;'],
  'void leave()': ['if (owner.first == this) owner.first = next;', 'owner = null;'],
  'void back()': ['if (prev != null && prev.next != this) throw new IllegalStateException();'],
  'void home()': ['if (owner == null) throw new IllegalStateException();'],
};

const GROWING = ['void addLast()', 'void append()', 'void append()', 'void addFirst()', 'void push()', 'N make()'];

export function randomStructure(random: Random): readonly Block[] {
  const some = (methods: Readonly<Record<string, readonly string[]>>, most: number, ...first: string[]): Block[] => {
    const names = Object.keys(methods);
    const chosen = new Set([...first, ...Array.from({ length: 1 + random.below(most) }, () => random.pick(names))]);
    return [...chosen].map((name) => block(`${name} {`, methods[name] ?? []));
  };
  const hasStatics = random.below(4) === 0;
  const ofHolder = some(METHODS_OF_HOLDER, 4, random.pick(GROWING)).filter(
    (each) => hasStatics || !/latest|open/.test(printBlocks([each])),
  );
  const ofNode = random.below(2) === 0 ? some(METHODS_OF_NODE, 3) : [];
  const text = printBlocks([...ofHolder, ...ofNode]);
  const declared = (fields: readonly string[]): readonly string[] =>
    fields.filter((field) => text.includes(/(\w+);$/.exec(field)?.[1] ?? field));
  const holder = block('class H {', [
    ...declared(['private N first;', 'private N last;', 'private N spare;', 'private int total;']),
    ...declared(['private static int open;', 'private static H latest;']),
    ...ofHolder,
  ]);
  const node = block('static class N {', [
    ...declared(['private N next;', 'private N prev;', 'private boolean dead;']),
    ...declared(['private H owner;']),
    `private N(H owner) { ${text.includes('owner') ? 'this.owner = owner; ' : ''}}`,
    ...ofNode,
  ]);
  return [block('class Whole {', ['private Whole() {}', block('static class H {', holder.parts[0]?.body ?? []), node])];
}
