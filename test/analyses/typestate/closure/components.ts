/** Components on which completeness is easy to get wrong; the digest's traps among them. */
export const AC = `
class A {
  C f;
  void run() { if (f != null) f.run(); }
  void done() { if (f != null) f.dispose(); }
  void set(C i) { if (f != null) f.dispose(); f = i; }
}
class C {
  boolean disposed;
  void run() { if (disposed) throw new Error(); }
  void dispose() { if (disposed) throw new Error(); disposed = true; }
}
`;

/** Trap 4: both outcomes of go, by whether x.f and y.f are the same. */
export const SHARING = `${AC}
class B {
  final A x;
  final A y;
  B(A x, A y) { this.x = x; this.y = y; }
  void go() {
    x.done();
    if (y.f != null && !y.f.disposed) throw new IllegalStateException();
  }
}
`;

/** What a box can do depends on what is done to its content, which only others do. */
export const BOX = `
class C {
  boolean disposed;
  void dispose() { disposed = true; }
}
class Box {
  final C content;
  Box(C content) {
    if (content.disposed) throw new IllegalArgumentException();
    this.content = content;
  }
  void use() { if (content.disposed) throw new IllegalStateException(); }
}
`;

/** A box in a box: what is two references away counts as well. */
export const BOXES = `${BOX}
class Crate {
  final Box box;
  Crate(Box box) {
    box.use();
    this.box = box;
  }
  void use() { if (box.content.disposed) throw new IllegalStateException(); }
}
`;

export const SET_ITERATOR = `
class Set {
  Version ver = new Version();
  Iterator iterator() { return new Iterator(this); }
  void add() { ver = new Version(); }
}
class Iterator {
  final Version ts;
  final Set set;
  Iterator(Set s) { ts = s.ver; set = s; }
  void next() { if (ts != set.ver) throw new IllegalStateException(); }
}
class Version { }
`;

/** Trap 3: iterators of the old version become stale, and those that stem from the other set's version current. */
export const SHARE = SET_ITERATOR.replace('void add()', 'void share(Set t) { ver = t.ver; }\n  void add()');

/** Counters instead of versions. */
export const COUNTED = `
class Set {
  private int changes;
  int changes() { return changes; }
  Iterator iterator() { return new Iterator(this); }
  void add() { changes++; }
}
class Iterator {
  private final int expected;
  private final Set set;
  Iterator(Set s) { expected = s.changes(); set = s; }
  void next() { if (expected != set.changes()) throw new IllegalStateException(); }
}
`;

const ELEMENTS = `
class Element {
  Element next;
}
`;

export const LIST = `
class List {
  private Element head;
  void append() {
    Element added = new Element();
    if (head == null) { head = added; return; }
    Element t = head;
    while (t.next != null) t = t.next;
    t.next = added;
  }
  void remove() {
    if (head == null) throw new IllegalStateException();
    head = head.next;
  }
}
${ELEMENTS}`;

/** Trap 5: fails when there are at least so many elements. */
export function failingAt(length: number): string {
  const steps = Array.from({ length: length - 1 }, () => 'if (t.next == null) return; t = t.next;').join('\n    ');
  const check = `void check() {
    Element t = head;
    if (t == null) return;
    ${steps}
    throw new IllegalStateException();
  }
  void remove()`;
  return LIST.replace('void remove()', check);
}

/** A loop that counts with flags, one for each number: fails when there are at least so many elements, however many more. */
export function countingTo(length: number): string {
  const flags = Array.from({ length }, (_, at) => `f${at}`);
  const shifts = flags.map((flag, at) => `${flag} = ${flags[at + 1] ?? 'true'};`).join(' ');
  const check = `void check() {
    boolean ${flags.map((flag) => `${flag} = false`).join(', ')};
    for (Element t = head; t != null; t = t.next) { ${shifts} }
    if (f0) throw new IllegalStateException();
  }
  void remove()`;
  return LIST.replace('void remove()', check);
}

/** A loop that writes references, and fails by what it wrote if there are at least so many elements; then it is cleared again. */
export function turningBack(length: number): string {
  const steps = Array.from({ length: length - 1 }, () => '(last = last.back) != null').join(' && ');
  const check = `void check() {
    Element last = null;
    for (Element t = head; t != null; t = t.next) { t.back = last; last = t; }
    boolean isLong = last != null && ${steps};
    for (Element t = head; t != null; t = t.next) t.back = null;
    if (isLong) throw new IllegalStateException();
  }
  void remove()`;
  return LIST.replace('void remove()', check).replace('Element next;', 'Element next;\n  Element back;');
}

/** A loop that writes: marks go from the head on, up to the first that has one. */
export const MARKING_LOOP = `
class List {
  private Element head;
  void push() {
    Element added = new Element();
    added.next = head;
    head = added;
  }
  void mark() {
    for (Element t = head; t != null && !t.marked; t = t.next) t.marked = true;
  }
  void check() { if (head != null && head.next != null && head.marked != head.next.marked) throw new IllegalStateException(); }
}
class Element {
  Element next;
  boolean marked;
}
`;

/** Trap 12: clients can make cycles. */
export const LINKS = `
class Node {
  Node next;
  boolean used;
  void link(Node to) { next = to; }
  void use() {
    used = true;
    if (next != null && next.used) throw new IllegalStateException();
  }
}
`;

/** One traversal at a time: that two iterators never share a graph is needed for it. */
export const GRAPH = `
class Graph {
  boolean grabbed;
  Iterator iterator() { return new Iterator(this); }
}
class Iterator {
  Graph graph;
  Iterator(Graph graph) {
    if (graph.grabbed) throw new IllegalStateException();
    graph.grabbed = true;
    this.graph = graph;
  }
  void next() { if (graph == null || !graph.grabbed) throw new IllegalStateException(); }
  void end() {
    if (graph == null) return;
    graph.grabbed = false;
    graph = null;
  }
}
`;

/** The same with a way to share one: after the end of one iterator the other's graph is free. */
export const SHARED_GRAPH = GRAPH.replace(
  'void next()',
  `Iterator(Iterator other) { graph = other.graph; }
  void next()`,
);

/** Who is in is known by a static field. */
export const STATIC = `
class Session {
  private static Session current;
  private boolean closed;
  void open() {
    if (current != null) throw new IllegalStateException();
    current = this;
  }
  void close() {
    if (current != this) throw new IllegalStateException();
    current = null;
    closed = true;
  }
}
`;

/** Trap 9: an object can be had before its constructor has ended, and when that has failed. */
export const LEAKING = `
class Registry {
  Entry last;
  void use() { if (last != null && !last.ready) throw new IllegalStateException(); }
}
class Entry {
  boolean ready;
  Entry(Registry registry, boolean fails) {
    registry.last = this;
    if (fails) throw new IllegalArgumentException();
    ready = true;
  }
}
`;

/** Trap 7 in another form: the object given may be the receiver itself. */
export const PAIR = `
class P {
  boolean used;
  void join(P other) {
    used = true;
    if (other.used) throw new IllegalStateException();
  }
}
`;

/** Clients can make cycles: of one node, of two and so on. */
export const LINKED = `
class Node {
  Node next;
  void link(Node to) { next = to; }
  void use() { if (next != null && next.next == null) throw new IllegalStateException(); }
}
`;

/** What a static field holds comes back into use. */
export const SPARE = `
class Node {
  private static Node spare;
  private boolean used;
  static Node take() {
    Node taken = spare == null ? new Node() : spare;
    spare = null;
    taken.start();
    return taken;
  }
  private void start() { if (used) throw new IllegalStateException(); used = true; }
  void free() { spare = this; }
}
`;

/** The tail is the last element behind the head; `extra` is one more method. */
export function queueWith(extra: string): string {
  return `
class Queue {
  private Node head;
  private Node tail;
  void add() {
    Node node = new Node();
    if (tail == null) head = node;
    else tail.next = node;
    tail = node;
  }
  void remove() {
    if (head == null) throw new IllegalStateException();
    head = head.next;
    if (head == null) tail = null;
  }
  ${extra}
}
class Node {
  Node next;
}
`;
}

/** Tails of two queues that are not each other's: with the guard nothing happens. */
export function swappingTails(guard: string): string {
  return queueWith(`
  void swap(Queue other) {
    if (other == null || tail == null || other.tail == null) return;
    if (${guard}) {
      Node node = tail;
      tail = other.tail;
      other.tail = node;
    }
  }`);
}

/** What is behind the head is dropped, and the tail with it. */
export function dropping(guard: string): string {
  return queueWith(`
  void drop() {
    if (head == null) return;
    if (${guard}) head.next = null;
  }`);
}

/** Two stacks that have no element in common; `extra` is one more method. */
export function undoWith(extra: string): string {
  return `
class Undo {
  private Step done;
  private Step undone;
  void act() { done = new Step(done); undone = null; }
  void undo() {
    if (done == null) throw new IllegalStateException();
    Step step = done;
    done = step.next;
    step.next = undone;
    undone = step;
  }
  void redo() {
    if (undone == null) throw new IllegalStateException();
    Step step = undone;
    undone = step.next;
    step.next = done;
    done = step;
  }
  ${extra}
  private static class Step {
    Step next;
    Step(Step next) { this.next = next; }
  }
}
`;
}

export function copyingStacks(guard: string): string {
  return undoWith(`
  void copy() {
    if (${guard}) undone = done;
  }`);
}

/** A flag and a number of the whole class. */
export const FLAGS = `
class Library {
  private static boolean ready;
  private static int level;
  private boolean closed;
  static void start() {
    if (ready) throw new IllegalStateException();
    ready = true;
    level = 0;
  }
  static void stop() {
    if (!ready) throw new IllegalStateException();
    ready = false;
  }
  static void raise() {
    if (level == 0) level = 1;
    else if (level == 1) level = 2;
  }
  void use() {
    if (!ready || closed || level == 2) throw new IllegalStateException();
  }
  void close() { closed = true; }
}
`;

/** Each node is the next of the one before: which one that is, and not only that there is one, shows with few objects. */
export const DOUBLY_LINKED = `
class Holder {
  private Node first;
  private Node last;
  void add() {
    Node node = new Node();
    node.previous = last;
    if (last == null) first = node;
    else last.next = node;
    last = node;
  }
  Node first() { return first; }
  static class Node {
    private Node next;
    private Node previous;
    private Node() {}
    Node next() { return next; }
    void check() { if (previous != null && previous.next != this) throw new IllegalStateException(); }
  }
}
`;

/** Clients have no nodes but those that they get. */
export const HANDING_OUT = `
class Holder {
  private Node first;
  void add() { first = new Node(first); }
  Node get() { return first; }
  static class Node {
    private final Node next;
    private boolean used;
    private Node(Node next) { this.next = next; }
    void use() {
      if (used) throw new IllegalStateException();
      used = true;
    }
  }
}
`;

/** One node of many is the first of its owner. */
export const OWNED = `
class Holder {
  private Node first;
  private Node last;
  void add() {
    Node node = new Node(this);
    if (last == null) first = node;
    else last.next = node;
    last = node;
  }
  void check() { if (first != null) throw new IllegalStateException(); }
  static class Node {
    private Node next;
    private Holder owner;
    private Node(Holder owner) { this.owner = owner; }
    void leave() { if (owner.first == this) owner.first = next; }
  }
}
`;
