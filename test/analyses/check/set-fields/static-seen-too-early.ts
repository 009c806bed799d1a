/** Programs in which a static field is read before the initialiser of its class has set it, or is null again afterwards. */

export const STATIC_SEEN_TOO_EARLY: readonly (readonly [what: string, text: string])[] = [
  [
    'the initialiser calls a method that reads it',
    `public class Main {
      static final int SIZE = size();
      private static final Object LOCK = new Object();
      static int size() { return LOCK.hashCode(); }
      public static void main(String[] args) { }
    }`,
  ],
  [
    'an object that is made first reads it in its constructor',
    `public class Main {
      static final Main FIRST = new Main();
      private static final Object LOCK = new Object();
      Main() { LOCK.hashCode(); }
      public static void main(String[] args) { }
    }`,
  ],
  [
    'another class is initialised first, and calls back',
    `public class Main {
      static final int OTHER = Other.NUMBER;
      static final Object LOCK = new Object();
      static int hash() { return LOCK.hashCode(); }
      public static void main(String[] args) { }
    }
    class Other { static int NUMBER = Main.hash(); }`,
  ],
  [
    'another class reads it while it is initialised',
    `public class Main {
      static final Other OTHER = new Other();
      static final Object LOCK = new Object();
      public static void main(String[] args) { }
    }
    class Other { Other() { Main.LOCK.hashCode(); } }`,
  ],
  [
    'the superclass is initialised before the class',
    `public class Main {
      public static void main(String[] args) { Sub.ready(); }
    }
    class Base { static { Sub.hash(); } }
    class Sub extends Base {
      private static final Object LOCK = new Object();
      static int hash() { return LOCK.hashCode(); }
      static void ready() { }
    }`,
  ],
  [
    'an interface with a default method is initialised before the class',
    `public class Main {
      public static void main(String[] args) { Sub.ready(); }
    }
    interface Named { Object NAME = Sub.hash(); default void name() { } }
    class Sub implements Named {
      private static final Object LOCK = new Object();
      static int hash() { return LOCK.hashCode(); }
      static void ready() { }
    }`,
  ],
  [
    'library code calls back before it is set',
    `import java.util.*;
    public class Main implements Comparable<Main> {
      static final Set<Main> ALL = new TreeSet<>();
      static { ALL.add(new Main()); }
      private static final Object LOCK = new Object();
      public int compareTo(Main other) { return LOCK.hashCode() - other.hashCode(); }
      public static void main(String[] args) { }
    }`,
  ],
  [
    'a lambda that runs at once',
    `import java.util.function.*;
    public class Main {
      static final Object ANSWER = ask(() -> Main.LOCK.hashCode());
      private static final Object LOCK = new Object();
      static Object ask(Supplier<Object> question) { return question.get(); }
      public static void main(String[] args) { }
    }`,
  ],
  [
    'a handler catches what comes before the store',
    `public class Main {
      private static Object lock;
      static {
        try { fail(); lock = new Object(); } catch (IllegalStateException problem) { }
      }
      static void fail() { throw new IllegalStateException(); }
      public static void main(String[] args) { lock.hashCode(); }
    }`,
  ],
  [
    'one of two ways does not set it',
    `public class Main {
      private static Object lock;
      static { if (Integer.getInteger("x") != null) lock = new Object(); }
      public static void main(String[] args) { lock.hashCode(); }
    }`,
  ],
  [
    'a method takes it away again',
    `public class Main {
      private static Object lock = new Object();
      static void stop() { lock = null; }
      public static void main(String[] args) { stop(); lock.hashCode(); }
    }`,
  ],
  [
    'a nested class takes it away again',
    `public class Main {
      private static Object lock = new Object();
      static class Inner { void stop(Object next) { lock = next; } }
      public static void main(String[] args) { new Inner().stop(null); lock.hashCode(); }
    }`,
  ],
  [
    'what it is set to is null',
    `import java.util.*;
    public class Main {
      private static final Map<String, Object> MAP = new HashMap<>();
      private static final Object LOCK = MAP.get("lock");
      public static void main(String[] args) { LOCK.hashCode(); }
    }`,
  ],
  [
    'a method gives null to it',
    `public class Main {
      private static final Object LOCK = find(3);
      static Object find(int key) { return key > 2 ? null : "x"; }
      public static void main(String[] args) { LOCK.hashCode(); }
    }`,
  ],
  [
    'an enum constant that others read while it is made',
    `public class Main {
      enum Unit { GRAM, KILO; Unit() { Registry.add(); } }
      static class Registry { static void add() { Unit.GRAM.name(); } }
      public static void main(String[] args) { Unit.KILO.name(); }
    }`,
  ],
];
