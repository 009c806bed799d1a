/** Components on which a boolean program that is wrong in one thing gives a wrong table; what the right one is, is told by the code. */

/** Versions may be shared: what iterators of the old one know must be changed, though they are no buddies of the new one. */
export const SHARED_VERSION = `
class Source {
  Version ver = new Version();
  Reader reader() { return new Reader(this); }
  void change() { ver = new Version(); }
  void share(Source other) { ver = other.ver; }
}
class Version {}
class Reader {
  final Version ts;
  final Source source;
  Reader(Source s) { ts = s.ver; source = s; }
  void read() { if (ts != source.ver) throw new IllegalStateException(); }
}`;

/** The same with numbers, of which nobody knows more than the predicates say. */
export const SHARED_NUMBER = `
class Source {
  int ver;
  Reader reader() { return new Reader(this); }
  void change(int given) { ver = given; }
  void share(Source other) { ver = other.ver; }
}
class Reader {
  final int ts;
  final Source source;
  Reader(Source s) { ts = s.ver; source = s; }
  void read() { if (ts != source.ver) throw new IllegalStateException(); }
}`;

/** Which of two equal numbers is named first does not matter. */
export const LINKED_NUMBER = `
class Clock {
  int time;
  final Clock other;
  Clock(Clock clock) { other = clock; }
  void set(int given) { time = given; }
  void follow() { if (other != null) time = other.time; }
  void check() { if (other != null && other.time != time) throw new IllegalStateException(); }
  void lead() { if (other != null) { follow(); other.check(); other.time = time; } check(); }
}`;

/** What was read before a call that changes it, compared after. */
export const REMEMBERED = `
class Set {
  private Version ver = new Version();
  private boolean quiet;
  void hush() { quiet = true; }
  private void add() { if (!quiet) ver = new Version(); }
  void both() { Version t = ver; add(); if (t != ver) throw new IllegalStateException(); }
}
class Version {}`;

/** The same one frame further down, where the method calls itself. */
export const RECURSIVE = `
class Log {
  private Version ver = new Version();
  private Log next;
  void link(Log log) { next = log; }
  void walk(boolean again) {
    Version t = ver;
    if (again) { if (next != null) next.walk(false); } else { ver = new Version(); return; }
    if (t != ver) throw new IllegalStateException();
  }
}
class Version {}`;

/** Both fields of one object, each written with what the other had. */
export const SWAPPED = `
class Pair {
  private Part one = new Part();
  private Part two;
  void fill() { two = new Part(); }
  void same() { two = one; }
  void swap() { Part kept = one; one = two; two = kept; }
  void check() { if (one == two) throw new IllegalStateException(); }
}
class Part {}`;

/** Two references through different fields to one object (digest, 2.7). */
export const THROUGH_TWO = `
class B {
  final A x, y;
  B(A one, A other) { x = one; y = other; }
  void go() { if (x == null || y == null) return; x.done(); if (y.f != null && !y.f.disposed) throw new IllegalStateException(); }
}
class A { final C f; A(C c) { f = c; } void done() { if (f != null) f.disposed = true; } }
class C { boolean disposed; }`;

/** A field of the same object under another name (digest, trap 7). */
export const PEER = `
class Peer {
  Peer peer;
  boolean disposed;
  void join(Peer other) { peer = other; }
  void leave() { disposed = true; if (peer != null && peer.disposed) throw new IllegalStateException(); }
}`;

/** What is known of parameters and of results, constants among them, goes through calls. */
export const THROUGH_CALLS = `
class Gate {
  private boolean open;
  private int level;
  private boolean isOpen() { if (level < 3) return true; return open; }
  private void put(int given) { level = given; }
  void low() { put(1); }
  void high() { put(7); }
  void set(boolean given) { open = given; }
  void pass() { if (!isOpen()) throw new IllegalStateException(); }
}`;

/** Parameters of different calls have nothing to do with each other. */
export const ONE_AFTER_THE_OTHER = `
class Level {
  private boolean high;
  private void put(int given) { high = given >= 3; }
  private void check(int given) { if (given < 3) throw new IllegalStateException(); }
  void go(int given) { put(7); check(given); }
  void use() { if (!high) throw new IllegalStateException(); }
}`;

/** A call runs what the class of the object has. */
export const OVERRIDDEN = `
abstract class Light { boolean on; void toggle() { on = !on; } void use() { if (!on) throw new IllegalStateException(); } }
class Lamp extends Light { }
class Beacon extends Light { void toggle() { on = true; } }
class Room { Light light; void put(Light given) { light = given; } void press() { if (light != null) light.toggle(); } }`;

/** Exceptions are caught; what was done before stays. */
export const CAUGHT = `
class Box {
  private boolean full, broken;
  void put() { if (full) throw new IllegalStateException(); full = true; }
  void twice() { try { put(); put(); } catch (IllegalStateException e) { broken = true; } }
  void use() { if (broken) throw new IllegalStateException(); }
}`;

/** One class for all. */
export const STATICS = `
class Ticket {
  private static Ticket last;
  private static boolean closed;
  static void close() { closed = true; }
  Ticket() { if (closed) throw new IllegalStateException(); last = this; }
  void use() { if (last != this) throw new IllegalStateException(); }
}`;

/** A constant on the left: the contrary, the sides swapped. */
export const ORDERED = `
class Range {
  private int low, high;
  void five() { low = 5; }
  void set(int h) { high = h; }
  void one() { high = 1; }
  void nine() { high = 9; }
  void use() { if (low > high) throw new IllegalStateException(); }
}`;

/** Numbers are cut off: the field has not the value that was given. */
export const NARROWED = `
class Cell {
  private int wide;
  private byte narrow;
  void set(int given) { wide = given; }
  void cut() { narrow = (byte) wide; }
  void one() { if (wide != 1) throw new IllegalStateException(); }
  void small() { if (narrow != 1) throw new IllegalStateException(); }
}`;

/** States that are string constants, of which clients can give any. */
export const TEXTS = `
class Door {
  private static final String LOCKED = "locked";
  private String state = "closed";
  void open() { if (!state.equals("closed")) throw new IllegalStateException(); state = "open"; }
  void close() { if (!"open".equals(state)) throw new IllegalStateException(); state = "closed"; }
  void lock() { if (state != "closed") throw new IllegalStateException(); state = LOCKED; }
  void paint() { if (state.equals(LOCKED)) throw new IllegalStateException(); }
  void forget() { state = "away"; }
}`;

/** Formulas of the user. */
export const ASSERTED = `
class Tank {
  private boolean open;
  private int level;
  private Valve valve;
  void attach(Valve v) { valve = v; }
  void open() { open = true; }
  void fill() {
    //@ assert open && valve != null;
    level = 5;
  }
  void drain() {
    //@ assert level > 0 || !open;
    level = 0;
  }
  void check() {
    //@ assert valve == null || !valve.stuck;
  }
}
class Valve {
  boolean stuck;
  void jam() { stuck = true; }
}`;

export const TRAPS: Readonly<Record<string, string>> = {
  'a version that is copied': SHARED_VERSION,
  'a number that is copied': SHARED_NUMBER,
  'numbers of linked objects': LINKED_NUMBER,
  'a version that is remembered': REMEMBERED,
  'a version that is remembered in another frame': RECURSIVE,
  'fields swapped': SWAPPED,
  'one object through two fields': THROUGH_TWO,
  'an object and its peer': PEER,
  'through calls': THROUGH_CALLS,
  'calls one after the other': ONE_AFTER_THE_OTHER,
  'methods overridden': OVERRIDDEN,
  'exceptions caught': CAUGHT,
  'static fields': STATICS,
  'orders of two fields': ORDERED,
  'numbers cut off': NARROWED,
  'strings as states': TEXTS,
  'formulas of the user': ASSERTED,
};
