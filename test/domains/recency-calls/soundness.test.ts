/** Concrete runs judge the analysis of calls: no run leaves the abstract states, no answer is wrong. */
import { expect, it } from 'vitest';
import { judged } from './support.js';

const NODE = `class Node {
  Node next; Node other; int value; final Node fixed;
  Node() { fixed = this; }
  Node(Node n) { next = n; fixed = n; }
}
`;

const PROGRAMS: Readonly<Record<string, string>> = {
  'aliasing parameters': `
    static Node swap(Node a, Node b, Node c) {
      Node old = a.next;
      a.next = b;
      b.next = c;
      c.next = old;
      if (a == b) return a.next;
      return b.next.next;
    }
    static Node twice(Node a, Node b) {
      Node one = swap(a, a, b);
      Node two = swap(b, a, a);
      return one == null ? two : swap(one, a, b);
    }
    public static void main(String[] args) {
      Node a = new Node();
      twice(a, new Node(a));
      twice(a, a);
    }`,
  'recursion that allocates before and after': `
    static Node last;
    static Node build(int n, Node before) {
      if (n <= 0) { last = before; return before; }
      Node mine = new Node(before);
      Node rest = build(n - 1, mine);
      mine.other = rest;
      Node after = new Node(rest);
      after.other = mine;
      return n % 2 == 0 ? after : rest;
    }
    public static void main(String[] args) {
      Node one = build(3, null);
      Node two = build(2, one);
      two.other = last;
      last = null;
      build(1, two);
    }`,
  'a callee that allocates at a site of its caller': `
    static Node make(Node old, boolean again) {
      Node made = new Node(old);
      if (again) { Node inner = make(made, false); made.other = inner; }
      return again ? made.other : made;
    }
    static Node lose(Node old) { Node lost = make(old, false); lost.next = null; return old; }
    public static void main(String[] args) {
      Node one = make(null, false);
      one.next = one;
      Node two = make(one, true);
      two.next = one;
      lose(two);
      Node three = make(two, false);
      three.other = one;
      for (int i = 0; i < 3; i++) { three = make(three, i == 1); three.value = i; }
    }`,
  'exceptions that carry objects through frames': `
    static class Found extends RuntimeException { Node what; Found(Node what) { this.what = what; } }
    static void search(Node n, int depth) {
      if (n == null) throw new NullPointerException();
      n.value = depth;
      if (depth == 0) throw new Found(n);
      try {
        search(n.next, depth - 1);
      } finally {
        n.other = n;
      }
    }
    static Node find(Node n, int depth) {
      try {
        search(n, depth);
        return n;
      } catch (Found found) {
        found.what.next = n;
        return found.what;
      } catch (NullPointerException e) {
        return null;
      }
    }
    public static void main(String[] args) {
      Node n = new Node(new Node(new Node()));
      Node found = find(n, 1);
      find(n, 7);
      find(found, 0);
    }`,
  'static initialisers that see each other': `
    static class Left { static Node node = new Node(Right.node); static int count = Right.count + 1; }
    static class Right { static Node node = new Node(Left.node); static int count = Left.count + 1; }
    static class Bad { static Node node = new Node(); static { if (node.next == null) throw new IllegalStateException(); } }
    static class Below extends Left { static Node mine = node; static final int FIXED = 4; }
    static Node use(boolean first) {
      if (first) return Left.node;
      return Below.mine;
    }
    static Node fail() {
      try { return Bad.node; } catch (ExceptionInInitializerError e) { return null; }
    }
    public static void main(String[] args) {
      Node one = use(args.length == 0);
      Node two = use(true);
      two.next = one;
      Node three = fail();
      Right.node = three;
    }`,
  callbacks: `
    interface Visitor { Node visit(Node n); }
    static Node each(Node n, Visitor v) {
      Node result = null;
      for (Node at = n; at != null; at = at.next) result = v.visit(at);
      return result;
    }
    static Node nested(Node n, Visitor v) { return each(n, x -> { x.other = n; return v.visit(x); }); }
    public static void main(String[] args) {
      Node n = new Node(new Node());
      Node[] seen = new Node[2];
      each(n, x -> seen[0] = x);
      nested(n, x -> { seen[1] = x.other; return seen[0]; });
      nested(n, x -> new Node(x));
    }`,
  'objects that escape into unknown calls': `
    static Node kept;
    static Node unknown(Node n, Node other) {
      if (n != null) { n.next = kept; kept = n; if (n.other != null) n.other.value = 5; }
      if (other != null) { other.other = n; return other.next; }
      return kept;
    }
    static Node use(Node given) {
      Node mine = new Node(given);
      Node hidden = new Node();
      mine.other = hidden;
      Node back = unknown(mine, given);
      hidden.value = 1;
      if (back != null) back.next = hidden;
      Node again = unknown(back, mine);
      mine.next = null;
      return again == mine ? hidden : again;
    }
    public static void main(String[] args) {
      Node one = use(null);
      Node two = use(one);
      use(two);
      use(kept);
    }`,
  'what calls that are not followed imply of their arguments': `
    static class Base { void unknown(Node n) { if (n == null) throw new IllegalStateException(); } }
    static class Lax extends Base { @Override void unknown(Node n) {} }
    static final class Strict extends Base { @Override void unknown(Node n) { n.value++; } }
    static Node shared;
    static void unknown(Node n) { if (n == null) throw new IllegalArgumentException(); }
    static void unknown(Node n, int ignored) { try { n.value = 1; } catch (NullPointerException e) { shared = null; } }
    static void unknown(Node n, long ignored) { n = shared; if (n == null) throw new IllegalArgumentException(); }
    static boolean unknown(Node n, Node other) { return n != null && other == null; }
    static Node unknown(Node n, Node other, Node third) { return n == null ? null : n.next == null ? other : third; }
    static boolean absent(Node n) { return n == null; }
    static void required(Node n) { if (n == null) throw new IllegalArgumentException(); }
    static Node use(Node a, Node b) {
      if (a != null) unknown(a);
      unknown(b, 1);
      Node both = a;
      try { unknown(both); shared = both; } catch (IllegalArgumentException e) { both = b; }
      if (unknown(a, b)) a.value = 3;
      else if (unknown(b, a)) b.value = 4;
      Node answer = unknown(a, b, both);
      if (answer != null) answer.value = a == null ? 1 : a.value;
      try { unknown(a, 2L); answer = a; } catch (IllegalArgumentException e) { answer = b; }
      if (!absent(a)) a.next = b;
      try { required(b); b.other = a; } catch (IllegalArgumentException e) { answer = a; }
      try { a = unknown(b, a, b); unknown(a); a.value = 9; } catch (IllegalArgumentException e) { a = null; }
      return a == null ? answer : a;
    }
    static Node by(Base base, Node n) {
      try { base.unknown(n); } catch (RuntimeException e) { return null; }
      return n == null ? shared : n;
    }
    public static void main(String[] args) {
      Node one = new Node();
      use(one, null);
      use(null, one);
      use(null, null);
      shared = null;
      use(null, null);
      use(one, new Node(one));
      for (Base base : new Base[] { new Base(), new Lax(), new Strict() }) {
        by(base, null);
        by(base, one);
      }
      by(new Strict(), null);
      Lax lax = new Lax();
      lax.unknown(null);
      one.value = 5;
    }`,
  'natives and library code': `
    static Node[] grow(Node[] from, Node added) {
      Node[] to = new Node[from.length + 1];
      System.arraycopy(from, 0, to, 0, from.length);
      to[from.length] = added;
      return to;
    }
    static String name(Node n) { String s = "node" + n.value; return s.trim().length() > 4 ? s : new String("short").trim(); }
    public static void main(String[] args) {
      Node[] all = new Node[0];
      for (int i = 0; i < 3; i++) all = grow(all, new Node());
      Node[] copy = all.clone();
      copy[0].next = all[1];
      copy[1] = null;
      String s = name(all[2]);
      String t = s;
      java.util.ArrayList<Node> list = new java.util.ArrayList<>();
      list.add(all[0]);
      list.get(0).other = all[1];
    }`,
  'constructors that leak their object': `
    static Node leaked;
    static class Leaky extends Node {
      final Node own;
      Leaky(boolean early) { super(leaked); if (early) see(this); own = new Node(this); if (!early) see(this); }
    }
    static void see(Node n) { leaked = n; if (n instanceof Leaky) { Leaky l = (Leaky) n; if (l.own != null) l.own.next = null; } }
    public static void main(String[] args) {
      Leaky one = new Leaky(true);
      Leaky two = new Leaky(false);
      two.own.other = one.own.fixed;
      leaked.other = null;
    }`,
  'arrays of arrays and elements of parameters': `
    static Node[][] grid(int n) { Node[][] g = new Node[n][2]; for (int i = 0; i < n; i++) g[i][i % 2] = new Node(); return g; }
    static Node put(Node[][] g, int i, Node n) { Node old = g[i][0]; g[i][0] = n; g[i] = new Node[] { n, old }; return old; }
    public static void main(String[] args) {
      Node[][] g = grid(2);
      Node n = new Node();
      put(g, 0, n);
      Node old = put(g, 0, g[1][1]);
      Node[][] h = grid(1);
      h[0] = g[0];
      put(h, 0, old);
    }`,
};

for (const [title, text] of Object.entries(PROGRAMS)) {
  it(title, { timeout: 60_000 }, async () => {
    expect(await judged(`${NODE}public class Main {${text}\n}`)).toBeGreaterThan(20);
  });
}
