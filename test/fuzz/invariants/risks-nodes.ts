/** Nodes get out of a class, are kept somewhere else, and come back. */
import type { MakeRisk } from './risk.js';

export const NODE_RISKS: readonly MakeRisk[] = [
  // Out.
  (write) => write.members(`public ${write.pick('Node', 'Object', 'Node')} get@n() { return @f; }`),
  (write) => ({
    members: [
      write.method(
        `public ${write.pick('Node', 'Object')} pop@n()`,
        'Node n = @f;',
        'if (n != null) @f = n.@l;',
        write.pick('', 'if (n != null) n.@l = null;'),
        'return n;',
      ),
    ],
  }),
  (write) => ({
    members: [
      write.method(
        `public void fill@n(${write.pick('Object[]', 'Node[]')} target)`,
        'if (target != null && target.length > 0) target[0] = @f;',
      ),
    ],
  }),
  (write) => write.members('public void throwIt@n() { throw new Oops(@f); }'),
  (write) =>
    write.members(
      `${write.pick('public', 'private', '')} static Object stored@n;`,
      'public void store@n() { stored@n = @f; }',
      'public static Object stored@n() { return stored@n; }',
    ),
  // In.
  (write) => ({
    members: [
      write.method(
        'public void put@n(Object o)',
        'if (!(o instanceof Node)) return;',
        'Node n = (Node) o;',
        write.pick('', 'n.@l = @f;'),
        '@f = n;',
      ),
    ],
  }),
  (write) => ({
    members: [
      write.method('public void put@n(Node n)', 'if (n == null) return;', write.pick('', 'n.@l = @f;'), '@f = n;'),
    ],
  }),
  (write) =>
    write.members(
      'public Object out@n() { return @f; }',
      `public void in@n(Object o, int i) { if (o instanceof Node) { Node held = (Node) o; ${write.pick(
        'held.@l = @f; @f = held;',
        'held.@l = null;',
        'held.@l = held;',
        'held.value = i;',
      )} } }`,
    ),
  // Kept aside.
  (write) =>
    write.members(
      'private final Node[] slots = new Node[2];',
      'public void save@n(int i) { slots[i & 1] = @f; }',
      `public void restore@n(int i) { Node saved = slots[i & 1]; ${write.pick(
        '@f = saved;',
        write.statements.any('saved'),
        'if (saved != null) saved.value = i;',
      )} }`,
    ),
  (write) =>
    write.members(
      'private final java.util.ArrayList<Node> kept@n = new java.util.ArrayList<>();',
      'public void keep@n() { if (@f != null) kept@n.add(@f); }',
      `public void back@n(int i) { if (!kept@n.isEmpty()) { Node held = kept@n.get(0); ${write.pick(
        write.statements.harm('held'),
        '@f = held;',
        'held.value = i;',
        write.statements.keep(),
      )} } }`,
    ),
  // In code that is run later.
  (write) => {
    const body = write.pick(write.statements.harm('held'), write.statements.keep(), 'boolean is = held == null;');
    // A lambda does not change what it captures.
    const constant = body.replace(/\bi(\+\+|--);/g, '').replace(/\bi\b/g, '1');
    return { members: [write.method('public Act act@n()', 'Node held = @f;', `return () -> { ${constant} };`)] };
  },
  (write) =>
    write.members(
      'private Act later@n;',
      `public void plan@n() { Node held = @f; later@n = () -> { ${write.pick(
        write.statements.harm('held'),
        '@f = held;',
        'boolean is = held == null;',
      )} }; }`,
      'public void carryOut@n() { if (later@n != null) later@n.run(); }',
    ),
  (write) => ({
    members: [
      {
        parts: [
          {
            head: write.text('private class Hidden@n implements Act {'),
            body: [
              write.text('private final Node held = @f;'),
              `public void run() { ${write.pick(write.statements.harm('held'), '@f = held;', 'work0(1);', 'boolean is = held == null;')} }`,
            ],
          },
        ],
        end: '}',
      },
      write.pick(
        'public Act hidden@n() { return new Hidden@n(); }',
        'public Object hidden@n() { return new Hidden@n(); }',
        'public void show@n(Taker taker) { if (taker != null) taker.take(new Hidden@n()); }',
      ),
    ],
  }),
  (write) =>
    write.members(
      `interface Twist@n { default void twist(Node held, int i) { if (held != null) held.@l = ${write.pick('held', 'null', 'held.@l')}; } }`,
      'static class Twister@n implements Twist@n { }',
      `public void go@n(int i) { new Twister@n().twist(@f, i); ${write.statements.keep()} }`,
    ),
];
