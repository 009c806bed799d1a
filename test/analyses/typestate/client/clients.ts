/**
 * Client programs with what happens to their calls, as running them shows. A line marked `refuted` throws; `maybe`: it does not
 * throw in the run, or not always, and nobody can be sure; calls on lines without a mark cannot fail.
 */
export interface ClientProgram {
  readonly name: string;
  /** A file of `programs`, and the classes of it that are the component. */
  readonly component: string;
  readonly classes: readonly string[];
  readonly text: string;
  /** What the run prints and throws. */
  readonly output?: string;
  readonly exception?: string;
  /** What is told about the object, at the line that throws. */
  readonly history?: string;
}

const STATE = 'java.lang.IllegalStateException';
const AC = { component: 'AC', classes: ['A', 'C'] } as const;
const SET = { component: 'SetIterator', classes: ['Set', 'Iterator', 'Version'] } as const;
const LIST = { component: 'List', classes: ['List', 'Element'] } as const;
const RESOURCE = { component: 'Resource', classes: ['Resource', 'EternalResource'] } as const;

function main(body: string, rest = ''): string {
  return `class Client {\n  public static void main(String[] args) {\n${body}\n  }\n${rest}\n}\n`;
}

export const CLIENTS: readonly ClientProgram[] = [
  {
    name: 'section 5.6: iterator used after its set has changed',
    ...SET,
    text: main(`    Set s = new Set();
    Iterator i = s.iterator();
    s.add("x");
    i.next(); // refuted`),
    exception: 'java.util.ConcurrentModificationException',
    history: 'made at 4, ',
  },
  {
    name: 'section 5.6: the same object set twice (trap 1)',
    ...AC,
    text: main(`    C c = new C();
    A a = new A();
    a.set(c);
    a.set(c);
    a.done(); // refuted`),
    exception: STATE,
    history: 'made at 4, ',
  },
  {
    name: 'section 5.6: sharing through two owners (trap 2)',
    ...AC,
    text: main(`    C c = new C();
    A a = new A();
    A b = new A();
    a.set(c);
    b.set(c);
    a.done();
    b.run(); // refuted`),
    exception: STATE,
    history: 'made at 5, ',
  },
  {
    name: 'two owners of two objects',
    ...AC,
    text: main(`    A a = new A();
    A b = new A();
    a.set(new C());
    b.set(new C());
    a.done();
    b.run();
    b.done();`),
  },
  {
    name: 'a fresh iterator after each change',
    ...SET,
    text: main(`    Set s = new Set();
    Iterator i = s.iterator();
    i.next();
    s.add("x");
    i = s.iterator();
    i.next();`),
  },
  {
    name: 'iterators of two sets',
    ...SET,
    text: main(`    Set s = new Set();
    Set t = new Set();
    Iterator i = s.iterator();
    Iterator j = t.iterator();
    t.add("x");
    i.next();
    j.next(); // refuted`),
    exception: 'java.util.ConcurrentModificationException',
    history: 'made at 6, ',
  },
  {
    name: 'state after a failing call that is caught (trap 6)',
    ...AC,
    text: main(`    C c = new C();
    A a = new A();
    a.set(c);
    c.dispose();
    try {
      a.set(new C()); // refuted
    } catch (IllegalStateException e) {
      System.out.println("caught");
    }
    a.run(); // refuted`),
    output: 'caught\n',
    exception: STATE,
  },
  {
    name: 'an object that is its own peer (trap 7)',
    component: 'Peers',
    classes: ['Peer'],
    text: main(`    Peer p = new Peer();
    Peer q = new Peer();
    p.link(q);
    p.dispose();
    Peer r = new Peer();
    r.link(r);
    r.dispose(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a subclass that closes nothing (trap 8)',
    ...RESOURCE,
    text: main(`    Resource r = new EternalResource();
    r.close();
    r.use();
    Resource s = new Resource();
    s.close();
    s.use(); // refuted`),
    exception: STATE,
    history: 'made at 6, ',
  },
  {
    name: 'an object that was not constructed is used (trap 9)',
    component: 'Leaky',
    classes: ['Registry', 'Session'],
    text: main(`    Registry r = new Registry();
    try {
      new Session(r, true); // refuted
    } catch (IllegalArgumentException e) {
      System.out.println("caught");
    }
    r.last.send(); // refuted`),
    output: 'caught\n',
    exception: STATE,
  },
  {
    name: 'an object that was constructed is used',
    component: 'Leaky',
    classes: ['Registry', 'Session'],
    text: main(`    Registry r = new Registry();
    new Session(r, false);
    r.last.send();`),
  },
  {
    name: 'a value compared across a call that changes it (trap 10)',
    component: 'Counted',
    classes: ['Counted'],
    text: main(`    Counted c = new Counted();
    c.calm();
    c.add();
    c.calm();
    c.twice(); // refuted`),
    exception: STATE,
  },
  {
    name: 'elements of a list (trap 15): as many as were appended can be removed',
    ...LIST,
    text: main(`    List l = new List();
    l.append();
    l.append();
    l.append();
    l.append();
    l.remove();
    l.remove();
    l.remove();
    l.remove();
    l.remove(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a loop of unknown length',
    ...SET,
    text: main(`    Set s = new Set();
    for (String each : args) s.add(each);
    Iterator i = s.iterator();
    while (i.next() != null) System.out.println("next");`),
  },
  {
    name: 'a loop that changes what it iterates over',
    ...SET,
    text: main(`    Set s = new Set();
    s.add("a");
    s.add("b");
    Iterator i = s.iterator();
    for (int n = 0; n < 2; n++) {
      i.next(); // refuted
      s.add("c");
    }`),
    exception: 'java.util.ConcurrentModificationException',
  },
  {
    name: 'recursion',
    ...RESOURCE,
    text: main(
      `    Resource r = new Resource();
    descend(r, 3);
    r.close();
    descend(r, 3);`,
      `  static void descend(Resource r, int depth) {
    r.use(); // refuted
    if (depth > 0) descend(r, depth - 1);
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'recursion without a fault',
    ...RESOURCE,
    text: main(
      `    Resource r = new Resource();
    descend(r, args.length);
    r.close();`,
      `  static void descend(Resource r, int depth) {
    r.use();
    if (depth > 0) descend(r, depth - 1);
    r.use();
  }`,
    ),
  },
  {
    name: 'closed in a finally block',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    try {
      r.use();
      System.out.println(args.length);
    } finally {
      r.close();
    }
    r.use(); // refuted`),
    output: '0\n',
    exception: STATE,
  },
  {
    name: 'a branch on what nobody knows',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    if (args.length > 50) r.close();
    r.use(); // maybe`),
  },
  {
    name: 'a branch that is taken again',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    boolean closes = args.length > 0;
    if (closes) r.close();
    if (!closes) r.use();`),
  },
  {
    name: 'objects of the client hold objects of the component',
    ...RESOURCE,
    text: main(
      `    Holder h = new Holder(new Resource());
    Holder g = new Holder(h.held);
    g.held.use();
    h.end();
    g.held.use(); // refuted`,
      `  static class Holder {
    Resource held;
    Holder(Resource held) { this.held = held; }
    void end() { held.close(); }
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'a static field of the client',
    ...RESOURCE,
    text: main(
      `    shared.use();
    end();
    shared.use(); // refuted`,
      `  static Resource shared = new Resource();
  static void end() { shared.close(); shared = shared; }`,
    ),
    exception: STATE,
  },
  {
    name: 'a lambda of the client',
    ...RESOURCE,
    text: main(
      `    Resource r = new Resource();
    Step step = () -> r.close();
    r.use();
    step.go();
    r.use(); // refuted`,
      '  interface Step { void go(); }',
    ),
    exception: STATE,
  },
  {
    name: 'never called',
    ...RESOURCE,
    text: main(
      '    new Resource().use();',
      `  static void unused(Resource r) {
    r.close();
    r.use();
  }`,
    ),
  },
  {
    name: 'a subclass made by the client',
    ...RESOURCE,
    text: main(
      `    Resource r = new Loud();
    r.close();
    r.use(); // refuted`,
      `  static class Loud extends Resource {
    void close() { super.close(); System.out.println("closed"); }
  }`,
    ),
    output: 'closed\n',
    exception: STATE,
  },
  {
    name: 'a new object in each round',
    ...RESOURCE,
    text: main(`    Resource last = null;
    for (int i = 0; i < 100; i++) {
      Resource r = new Resource();
      r.use();
      r.close();
      last = r;
    }
    if (last != null) last.use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'an array of the client',
    ...RESOURCE,
    text: main(`    Resource[] all = new Resource[2];
    all[0] = new Resource();
    all[0].use();
    all[0].close();
    all[0].use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'another name for what is in a list',
    ...RESOURCE,
    text: main(`    java.util.List<Resource> list = new java.util.ArrayList<>();
    Resource r = new Resource();
    list.add(r);
    r.use();
    list.get(0).close();
    r.use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a list filled in a loop',
    ...RESOURCE,
    text: main(`    java.util.List<Resource> list = new java.util.ArrayList<>();
    for (int i = 0; i < 20; i++) list.add(new Resource());
    for (Resource each : list) each.use();
    for (Resource each : list) each.close();
    for (Resource each : list) each.use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a map',
    ...RESOURCE,
    text: main(`    java.util.Map<String, Resource> map = new java.util.HashMap<>();
    map.put("a", new Resource());
    map.get("a").use();
    map.get("a").close();
    map.get("a").use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'an exception that carries an object',
    ...RESOURCE,
    text: main(
      `    Resource r = new Resource();
    try {
      throw new Carrier(r);
    } catch (Carrier carrier) {
      carrier.carried.close();
    }
    r.use(); // refuted`,
      `  static class Carrier extends RuntimeException {
    final Resource carried;
    Carrier(Resource carried) { this.carried = carried; }
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'another thread may do anything',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    Thread thread = new Thread(() -> r.close());
    thread.start();
    r.use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a callback of the library',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    java.util.concurrent.Callable<Object> call = () -> { r.close(); return null; };
    java.util.List<java.util.concurrent.Callable<Object>> calls = java.util.Arrays.asList(call);
    try {
      java.util.concurrent.ForkJoinPool.commonPool().invokeAll(calls);
    } catch (Exception e) {
      System.out.println("failed");
    }
    r.use(); // refuted`),
    exception: STATE,
  },
  {
    name: 'a list of the client that grows without bound',
    ...RESOURCE,
    text: main(
      `    Node first = null;
    for (String each : args) {
      Node node = new Node();
      node.held = new Resource();
      node.next = first;
      first = node;
    }
    for (Node node = first; node != null; node = node.next) node.held.use(); // maybe`,
      `  static class Node {
    Node next;
    Resource held;
  }`,
    ),
  },
  {
    name: 'a number that is counted up to',
    ...RESOURCE,
    text: main(`    Resource r = new Resource();
    int n = 0;
    while (true) {
      n++;
      if (n > 3) r.close();
      if (n > 2) break;
    }
    r.use();`),
  },
  {
    name: 'recursion that returns what it made',
    ...RESOURCE,
    text: main(
      `    Resource r = chain(5);
    r.use(); // refuted`,
      `  static Resource chain(int n) {
    if (n == 0) return new Resource();
    Resource r = chain(n - 1);
    r.use();
    if (n == 5) r.close();
    return r;
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'methods that call each other, and an exception through all of them',
    ...RESOURCE,
    text: main(
      `    try {
      even(new Resource(), 7);
    } catch (IllegalArgumentException e) {
      System.out.println("caught");
    }`,
      `  static void even(Resource r, int n) {
    r.use(); // refuted
    if (n == 0) throw new IllegalArgumentException();
    odd(r, n - 1);
  }
  static void odd(Resource r, int n) {
    if (n == 0) r.close();
    try {
      even(r, n - 1);
    } finally {
      r.use(); // refuted
    }
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'a class that is initialised late',
    ...RESOURCE,
    text: main(
      `    first.close();
    Late.second.use(); // refuted`,
      `  static Resource first = new Resource();
  static class Late {
    static Resource second = first;
  }`,
    ),
    exception: STATE,
  },
  {
    name: 'nobody knows who calls: objects made inside are known, others are not',
    ...RESOURCE,
    text: `class Client {
  private Resource held;
  void open() {
    held = new Resource();
  }
  void use() {
    held.use(); // maybe
  }
  static void fresh(Resource given) {
    Resource r = new Resource();
    r.use();
    given.use(); // maybe
    given.close();
    r.use();
    r.close();
    r.use(); // maybe
  }
  void both(Client other) {
    Resource r = new Resource();
    held = r;
    r.use();
    other.held.close();
    r.use(); // maybe
  }
  void called(Runnable code) {
    held = new Resource();
    code.run();
    held.use(); // maybe
  }
}
`,
  },
];
