/** What is known of objects that nobody keeps track of: null, the same, just read; and what takes it away. */
import { describe, expect, it } from 'vitest';
import { type Options, run } from './running.js';

const CLASSES = `
  static class Node { Node next; Node other; Object value; }
  static class Apple { Node core; }
  static class Pear { Node core; }
  static Node kept;
  static boolean any;
  static class Red extends Node { }
  static class Blue extends Node { }
  interface Ripe { }
`;
const OPTIONS: Options = {
  links: ['T$Node.next', 'T$Node.other'],
  payloads: ['T$Node.value', 'T$Apple.core', 'T$Pear.core'],
  statics: ['T.kept'],
};

/** The lines, counted from 1 in the body, in which null may be dereferenced (`may`) or is (`must`). */
async function dereferences(parameters: string, body: string, options: Options = OPTIONS): Promise<readonly string[]> {
  const text = `class T { ${CLASSES.replaceAll('\n', ' ')}\nstatic void m(${parameters}) {\n${body}\n} }`;
  const { alarms } = await run(text, 'T.m', options);
  return alarms.flatMap((alarm) => {
    const [rule, certainty, line] = alarm.split(' ');
    return rule === 'not-null' ? [`${certainty} ${Number(line) - 2}`] : [];
  });
}

describe('null', () => {
  it('is found out by a test, for all that hold the same', async () => {
    expect(await dereferences('Node p', 'Node q = p;\nif (q == null) return;\nObject o = p.value;')).toEqual([]);
    expect(await dereferences('Node p', 'if (p != null) return;\nObject o = p.value;')).toEqual(['must 2']);
    expect(await dereferences('Node p', 'Object o = p.value;\nNode q = p.next;')).toEqual(['may 1']);
  });

  it('is the same for all that hold it, fields too', async () => {
    const same = 'Node q = p;\nif (q != null) return;\nif (p != null)\np.next.next.next = p;';
    expect(await dereferences('Node p', same)).toEqual([]);
    const field = 'Node n = new Node();\nn.next = p;\nif (p != null) return;\nn.next.value = n;';
    expect(await dereferences('Node p', field)).toEqual(['must 4']);
  });

  it('is remembered of fields just read', async () => {
    expect(await dereferences('Node p', 'if (p != null && p.next != null)\np.next.next = null;')).toEqual([]);
    expect(await dereferences('Node p', 'if (p != null && p.value != null)\np.value.hashCode();')).toEqual([]);
  });

  it('of a static field', async () => {
    expect(await dereferences('', 'if (kept != null)\nkept.next = null;')).toEqual([]);
    expect(await dereferences('', 'kept = null;\nkept.next = null;')).toEqual(['must 2']);
  });

  it('is what a new object holds', async () => {
    expect(await dereferences('', 'Node n = new Node();\nn.next.next = n;')).toEqual(['must 2']);
    expect(await dereferences('', 'Node n = new Node();\nn.value.hashCode();')).toEqual(['must 2']);
  });

  it('of elements is never known', async () => {
    expect(await dereferences('Node[] a', 'if (a == null) return;\na[0] = new Node();\na[0].next = null;')).toEqual([
      'may 3',
    ]);
  });
});

describe('stores', () => {
  it('are seen through the same variable', async () => {
    expect(await dereferences('Node p', 'if (p == null) return;\np.next = new Node();\np.next.value = p;')).toEqual([]);
    expect(await dereferences('Node p', 'if (p == null) return;\np.next = null;\np.next.value = p;')).toEqual([
      'must 3',
    ]);
  });

  it('may have hit another variable', async () => {
    const read = 'if (p == null || q == null || q.next == null) return;\n';
    expect(await dereferences('Node p, Node q', `${read}p.next = null;\nq.next.value = p;`)).toEqual(['may 3']);
    expect(await dereferences('Node p, Node q', `${read}p.other = null;\nq.next.value = p;`)).toEqual([]);
    // The same value does no harm.
    expect(await dereferences('Node p, Node q', `${read}p.next = q.next;\nq.next.value = p;`)).toEqual([]);
  });

  it('do not hit objects of other classes', async () => {
    const read = 'if (a == null || p == null || a.core == null) return;\n';
    expect(await dereferences('Apple a, Pear p', `${read}p.core = null;\na.core.next = null;`)).toEqual([]);
    expect(await dereferences('Apple a, Apple p', `${read}p.core = null;\na.core.next = null;`)).toEqual(['may 3']);
  });

  it('do not hit objects of unrelated classes with the same field', async () => {
    const read = 'if (a == null || b == null || a.next == null) return;\n';
    expect(await dereferences('Red a, Blue b', `${read}b.next = null;\na.next.value = a;`)).toEqual([]);
    expect(await dereferences('Red a, Node b', `${read}b.next = null;\na.next.value = a;`)).toEqual(['may 3']);
  });

  it('do not hit new objects', async () => {
    const read = 'if (p == null) return;\nNode n = new Node();\nn.next = p;\n';
    expect(await dereferences('Node p', `${read}p.next = null;\nn.next.value = p;`)).toEqual([]);
    // What went where nobody looks may be hit.
    expect(await dereferences('Node p', `${read}p.other = n;\np.next = null;\nn.next.value = p;`)).toEqual([]);
    expect(
      await dereferences(
        'Node p, Node q',
        `${read}p.other = n;\nif (q == null) return;\nq.next = null;\nn.next.value = p;`,
      ),
    ).toEqual(['may 7']);
  });

  it('of a new object make it known where nobody looks, with all that it reaches', async () => {
    const body = `if (p == null) return;
Node n = new Node();
n.next = new Node();
n.next.next = n;
p.value = n;
if (p.next != null) p.next.next = null;
n.next.value = p;`;
    expect(await dereferences('Node p', body)).toEqual(['may 7']);
  });
});

describe('the same', () => {
  it('is found out by a test', async () => {
    const read = 'if (p == null || p.next == null) return;\n';
    expect(await dereferences('Node p, Node q', `${read}if (p == q)\nq.next.value = p;`)).toEqual([]);
    expect(await dereferences('Node p, Node q', `${read}if (q != null && p != q)\nq.next.value = p;`)).toEqual([
      'may 3',
    ]);
  });

  it('cannot be a new object and an old one', async () => {
    const body = 'Node n = new Node();\nif (n == p)\np.next.next.next = n;';
    expect(await dereferences('Node p', body)).toEqual([]);
  });

  it('cannot be objects of which one has null where the other has not', async () => {
    const body =
      'if (p == null || q == null || p.next != null || q.next == null) return;\nif (p == q)\np.next.value = p;';
    expect(await dereferences('Node p, Node q', body)).toEqual([]);
  });
});

describe('what may be the same', () => {
  it('is so although one field may be null', async () => {
    const body = 'if (p == null || q == null || p.next != null) return;\nNode t = q.next;\nif (p == q)\nt.value = p;';
    expect(
      await dereferences('Node p, Node q', `Node z = null;\n${body.replace('t.value = p', 'z.value = t')}`),
    ).toEqual(['must 5']);
  });

  it('is an object of a class and of an interface', async () => {
    const body = 'Node z = null;\nif (a != null && a == r)\nz.next = a;';
    expect(await dereferences('Node a, Ripe r', body)).toEqual(['must 3']);
  });
});

describe('booleans', () => {
  it('remember what they were computed from', async () => {
    expect(await dereferences('Node p', 'boolean b = p != null;\nif (b)\np.next = null;')).toEqual([]);
    expect(await dereferences('Node p', 'boolean b = p == null;\nif (!b)\np.next = null;')).toEqual([]);
    expect(await dereferences('Node p', 'boolean b = p != null & any;\nif (b)\np.next = null;')).toEqual([]);
  });

  it('are known after a test', async () => {
    const body = 'Node n = null;\nif (b) n = new Node();\nif (b)\nn.next = null;';
    expect(await dereferences('boolean b', body)).toEqual([]);
    expect(await dereferences('boolean b', body.replace('if (b)\n', 'if (!b)\n'))).toEqual(['must 4']);
  });

  it('are known after a comparison', async () => {
    const body = 'boolean c = any;\nif (!c) return;\nNode z = null;\nif (b != c) { if (b)\nz.next = z; }';
    expect(await dereferences('boolean b', body)).toEqual([]);
    expect(await dereferences('boolean b', body.replace('if (b)\n', 'if (!b)\n'))).toEqual(['must 5']);
  });

  it('are forgotten when something else is assigned', async () => {
    const body = 'Node n = null;\nif (b) n = new Node();\nb = any;\nif (b)\nn.next = null;';
    expect(await dereferences('boolean b', body)).toEqual(['must 5']);
  });
});

describe('classes', () => {
  it('tell what an object can be', async () => {
    const body = 'Object n = new Apple();\nNode z = null;\nif (n instanceof Pear)\nz.next = null;';
    expect(await dereferences('', body)).toEqual([]);
    const cast =
      'if (!(o instanceof Apple)) return;\nNode z = null;\nif (o == null || o instanceof Pear)\nz.next = null;';
    expect(await dereferences('Object o', cast)).toEqual([]);
    expect(await dereferences('Object o', 'Node z = null;\nif (o instanceof Pear)\nz.next = null;')).toEqual([
      'must 3',
    ]);
  });

  it('say nothing of null', async () => {
    const body = 'Node z = null;\nif (!(a instanceof Apple))\nz.next = z;';
    expect(await dereferences('Apple a', body)).toEqual(['must 3']);
  });

  it('are narrowed by casts', async () => {
    const text = `class T { static class A {} static class B extends A {} static class C extends A {}
static void m(A a) {
B b = (B) a;
B again = (B) a;
C c = (C) (A) new B();
} }`;
    const { alarms } = await run(text, 'T.m', {});
    expect(alarms).toEqual(['castable may 3', 'castable must 5']);
  });
});

describe('what is lost', () => {
  const lost = async (parameters: string, body: string): Promise<readonly string[]> => {
    const text = `class T { ${CLASSES.replaceAll('\n', ' ')}\nstatic void m(${parameters}) {\n${body}\n} }`;
    const { alarms } = await run(text, 'T.m', OPTIONS);
    return alarms.filter((alarm) => alarm.startsWith('lost-nodes'));
  };

  it('are regular nodes that nothing reaches any more', async () => {
    expect(await lost('', 'kept = null;\nkept = new Node();\nkept = null;')).toEqual([
      'lost-nodes may 3',
      'lost-nodes must 5',
    ]);
    expect(await lost('', 'Node n = new Node();\nn.next = new Node();\nn.next = null;\nkept = n;')).toEqual([
      'lost-nodes may 6',
      'lost-nodes must 5',
    ]);
  });

  it('may be what nobody looks after', async () => {
    expect(await lost('Node p', 'if (p != null)\np.next = null;')).toEqual(['lost-nodes may 4']);
    expect(await lost('Node p', 'if (p != null && p.next == null)\np.next = new Node();')).toEqual([
      'lost-nodes may 4',
    ]);
    // That the variable will give it to a static field is not foreseen; and what that held may be lost.
    expect(await lost('Node p', 'if (p == null) return;\nNode q = p.next;\np.next = null;\nkept = q;')).toEqual([
      'lost-nodes may 5',
      'lost-nodes may 6',
    ]);
    // What a static field holds is not lost with the variable.
    expect(await lost('Node p', 'if (p == null) return;\nkept = p.next;\np.next = null;')).toEqual([
      'lost-nodes may 4',
    ]);
  });
});
