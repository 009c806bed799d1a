/** What is known after calls: each program is followed by what the analysis must, and must not, raise an alarm about. */
import { expect, it } from 'vitest';
import { alarms } from './support.js';

/** Lines of the text that are marked with `// alarm: rule` or `// latent: rule`. */
function marked(text: string): readonly string[] {
  const found = text.split('\n').flatMap((line, index) => {
    const mark = /\/\/ (alarm|latent): (\S+)/.exec(line);
    if (mark === null) return [];
    return mark[1] === 'alarm' ? [`${index + 1} ${mark[2]}`] : [`(${index + 1} ${mark[2]})`];
  });
  return found.sort();
}

const NODE =
  'class Node { Node next; Node other; int value; final Node fixed; Node() { fixed = this; } Node(Node n) { next = n; fixed = n; } }\n';

const PROGRAMS: Readonly<Record<string, string>> = {
  'a constructor sets the fields of the new object': `
    static void test() {
      Node a = new Node();
      Node b = new Node(a);
      //@ assert b.next == a && b.fixed == a && a.next == null && a.fixed == a;
      //@ assert b.next.next != null; // alarm: formula
      //@ assert fresh(a) && fresh(b);
    }`,
  'a callee strongly updates the object of its parameter': `
    static void clear(Node n) { n.next = null; }
    static void link(Node n, Node to) { n.next = to; }
    static void test(Node given) {
      Node a = new Node(new Node());
      clear(a);
      //@ assert a.next == null;
      link(a, given);
      //@ assert a.next == given;
      link(given, a);
      //@ assert given.next == a;
      clear(given);
      given.next.value = 1; // alarm: not-null
    }`,
  'a getter gives the same object twice': `
    static Node next(Node n) { return n.next; }
    static void test(Node given) {
      Node one = next(given);
      Node two = next(given);
      //@ assert one == two;
      if (next(given) != null) next(given).value = 1;
      next(given).value = 2; // latent: not-null
    }`,
  'what a callee allocates at the site of the caller is told apart from what the caller has': `
    static Node make() { return new Node(); }
    static void test() {
      Node one = make();
      one.next = one;
      Node two = make();
      //@ assert two.next == null;
      //@ assert one.next == one;
      //@ assert one != two;
      Node three = make();
      //@ assert three != one && three != two && three.next == null;
    }`,
  'recursion builds a list that ends in null': `
    static Node build(int n) {
      if (n <= 0) return null;
      Node rest = build(n - 1);
      return new Node(rest);
    }
    static void test(int n) {
      Node list = build(n);
      if (list != null) list.value = 1;
      if (n > 0) {
        //@ assert list == null || fresh(list);
        list.value = 2; // alarm: not-null
      }
    }`,
  'two parameters may be one object': `
    static void test(Node one, Node two) {
      one.next = one;
      two.next = null;
      one.next.value = 1; // latent: not-null
      two.next.value = 2; // alarm: not-null
    }`,
  'two arguments that are one object': `
    static int both(Node one, Node two) {
      one.next = one;
      two.next = null;
      return one.next.value; // alarm: not-null
    }
    static void test() {
      Node n = new Node();
      both(n, n);
    }`,
  'what is known of an external object outlives a call that does not touch its field': `
    static void count(Node n) { n.value = n.value + 1; }
    static void cut(Node n) { n.next = null; }
    static void test(Node one, Node two) {
      if (one.next != null) {
        count(two);
        one.next.value = 1;
        cut(two);
        one.next.value = 2; // latent: not-null
      }
    }`,
  'an exception brings back what was done before it': `
    static void fail(Node n) { n.next = null; throw new IllegalStateException(); }
    static void test() {
      Node a = new Node(new Node());
      try {
        fail(a);
        a.next.value = 0;
      } catch (IllegalStateException e) {
        //@ assert e != null && a.next == null;
        a.next.value = 1; // alarm: not-null
      }
    }`,
  'only the override of the receiver is run': `
    interface Maker { Node make(); }
    static class Good implements Maker { public Node make() { return new Node(); } }
    static class Bad implements Maker { public Node make() { return null; } }
    static void test() {
      Maker good = new Good();
      good.make().value = 1;
      Maker bad = new Bad();
      bad.make().value = 1; // alarm: not-null
    }`,
  'a callback changes what its object holds': `
    interface Action { void run(); }
    static void twice(Action action) { action.run(); action.run(); }
    static void test() {
      Node n = new Node();
      twice(() -> n.next = n);
      Node[] box = new Node[1];
      twice(() -> box[0] = n);
      //@ assert n.next == null || n.next == n;
    }`,
  'statics are seen and changed by callees': `
    static Node shared;
    static void set() { shared = new Node(); }
    static void unset() { shared = null; }
    static void test() {
      set();
      shared.value = 1;
      unset();
      shared.value = 2; // alarm: not-null
    }`,
};

for (const [title, text] of Object.entries(PROGRAMS)) {
  it(title, async () => {
    const program = `${NODE}public class Main {${text}\n}`;
    expect(await alarms(program, 'test')).toEqual(marked(program));
  });
}

it('a native copies elements and objects', async () => {
  const program = `${NODE}public class Main {
    static void test() {
      Node n = new Node();
      Node[] one = { n };
      Node[] two = one.clone();
      two[0].value = 1;
      Node[] three = new Node[1];
      three[0].value = 2; // alarm: not-null
    }
  }`;
  expect(await alarms(program, 'test')).toEqual(marked(program));
});

it('a call that is not followed may change what it reaches, final fields left out', async () => {
  const program = `${NODE}public class Main {
    static Node kept;
    static void unknown(Node n) { }
    static void test() {
      Node given = new Node(new Node());
      Node own = new Node(given.next);
      given.next = given;
      unknown(given);
      //@ assert own.next == own.fixed && own.fixed != null;
      given.fixed.value = 1;
      given.next.value = 2; // latent: not-null
      //@ assert given.next != own;
      //@ assert given.next == given; // alarm: formula
    }
  }`;
  const policy = {
    follows: (_: unknown, callee: { readonly method: { readonly name: string } }) => callee.method.name !== 'unknown',
  };
  expect(await alarms(program, 'test', policy)).toEqual(marked(program));
});

it('a null that the library documents was seen, also where its code is followed', async () => {
  const program = `${NODE}public class Main {
    static void test(java.util.Map<String, Node> map) {
      System.getProperty("a").length(); // alarm: not-null
    }
  }`;
  expect(await alarms(program, 'test')).toEqual(marked(program));
});

it('methods of immutable library classes change nothing, and give an object', async () => {
  const program = `${NODE}public class Main {
    static Node kept;
    static void test(String text) {
      kept = new Node(new Node());
      int number = Integer.parseInt(text.trim());
      text.substring(number).length();
      kept.next.value = 1;
      text.compareTo(text);
      kept.next.value = text.toUpperCase().hashCode();
      String.format(text, kept);
      kept.next.value = 2; // latent: not-null
    }
  }`;
  const policy = {
    follows: (_: unknown, callee: { readonly method: { readonly owner: string } }) =>
      !callee.method.owner.startsWith('java.'),
  };
  expect(await alarms(program, 'test', policy)).toEqual(marked(program));
});
