/** Small programs that every campaign starts with: what random programs showed once, or show too rarely. */
export const CORNERS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'a callee changes an object that its caller knows under another name',
    text: `
class Node { Node next; int value; }
public class Main {
  static void cut(Node p0) { if (p0 != null) p0.next = null; }
  static int use(Node p0, Node p1) {
    if (p0 == null || p0.next == null) return 0;
    cut(p1);
    return p0.next.value;
  }
  static void through(Node p0, Node p1, Node p2) {
    if (p0 == null || p1 == null || p2 == null) return;
    p0.value = 1;
    p1.value = 2;
    p2.value = 3;
    if (p0.value == 2 && p1.value == 3) p0.next.next = null;
  }
  public static void main(String[] args) {
    Node node = new Node();
    node.next = new Node();
    use(node, args.length > 0 ? node : null);
  }
}`,
  },
  {
    name: 'an initialiser starts with default values, whatever another caller saw',
    text: `
class Node { }
class Registry {
  static Node first = null;
  static boolean ready = true;
  static Node[] all = {first, new Node()};
}
public class Main {
  public static void main(String[] args) {
    Node start = new Node();
    Registry.ready = start == null;
  }
}`,
  },
  {
    name: 'static fields of a class that has no initialiser',
    text: `
class Leaf { static Object shared; }
public class Main {
  static void set(Object o) { Leaf.shared = o; }
  static Object get() { return Leaf.shared; }
  public static void main(String[] args) {
    Object a = get();
    set(args);
    Object b = get();
  }
}`,
  },
  {
    name: 'an exception made by the machine leaves static fields of its class as they are',
    text: `
class Node { Node[] many; }
class Oops extends RuntimeException { }
class Registry {
  static Node first = null;
  static { try { throw new Oops(); } catch (RuntimeException failure) { } }
}
public class Main {
  static Node work(Node p0) { p0.many[0] = Registry.first; return null; }
  public static void main(String[] args) { Main.work(new Node()); }
}`,
  },
  {
    name: 'a class whose initialiser failed',
    text: `
class Broken {
  static Object value = new Object();
  static { value = null; if (value == null) throw new IllegalStateException(); }
  static Object get() { return value; }
}
public class Main {
  static Object attempt() {
    try { return Broken.get(); } catch (Throwable problem) { return null; }
  }
  public static void main(String[] args) {
    Object first = attempt();
    Object second = attempt();
    Object third = Broken.get();
  }
}`,
  },
  {
    name: 'a superclass whose initialiser uses the subclass',
    text: `
class Base {
  static Object seen = Derived.made == null ? null : Derived.made;
  static int count = Derived.bump();
}
class Derived extends Base {
  static Object made = new Object();
  static int bumps = 5;
  static int bump() { bumps = bumps + 1; return bumps; }
}
public class Main {
  public static void main(String[] args) {
    int count = new Derived().hashCode() == 0 ? 1 : Derived.bumps;
    Object seen = Base.seen;
    if (seen == null) count = Base.count;
  }
}`,
  },
  {
    name: 'the helper of two callers allocates what both then change',
    text: `
class Node { Node next; int value; }
public class Main {
  static Node make(Node next) { Node made = new Node(); made.next = next; return made; }
  public static void main(String[] args) {
    Node first = make(null);
    first.value = 1;
    Node second = make(first);
    second.value = 2;
    Node third = args.length > 0 ? make(second) : first;
    third.value = 3;
    if (second.value == 3 || first.value == 1) third.next.next = third;
    Node walk = third;
    while (walk != null && walk.value < 9) { walk.value = 9; walk = walk.next; }
  }
}`,
  },
  {
    name: 'two of many objects that one place allocated',
    text: `
class Node { Node next; int value; }
public class Main {
  public static void main(String[] args) {
    Node head = null;
    for (int i = 0; i < 4; i++) {
      Node item = new Node();
      item.next = head;
      item.value = i;
      head = item;
    }
    Node second = head.next;
    Node third = second.next;
    boolean same = second == third;
    if (second != third) second.value = 7;
    int value = third.value;
    third.next = null;
    if (second.next == null || head.next == null) head = null;
  }
}`,
  },
  {
    name: 'a constructor calls a method that its subclass overrides',
    text: `
class Base { Object kept = new Object(); Base() { look(); } void look() { } }
class Derived extends Base {
  Object own = new Object();
  static Object leaked;
  void look() { if (own == null) leaked = this; }
}
public class Main {
  public static void main(String[] args) {
    Derived derived = new Derived();
    if (Derived.leaked == derived) derived.own = null;
    Object own = derived.own;
  }
}`,
  },
];
