/** What `proved` speaks of, feature by feature: the rows of docs/soundness.md, each with a program that shows it. */

export interface Feature {
  /** As the page names it. */
  readonly name: string;
  /** Covered: such code is not proved where it fails. Assumed: it is, and the claim lists the word. */
  readonly kind: 'covered' | 'assumed' | 'unknown';
  /** Of what is assumed. */
  readonly word?: string;
  readonly rule?: string;
  /** The place that is asked about says `// here`. */
  readonly text: string;
}

export const FEATURES: readonly Feature[] = [
  {
    name: 'order of class initialisation',
    kind: 'covered',
    text: `class T {
      static T one = new T();
      static String name = "x";
      int length;
      T() {
        length = name.length(); // here
      }
    }`,
  },
  {
    name: 'switches over enums',
    kind: 'covered',
    text: `class T {
      static String name = "a";
      enum One { X, Y }
      enum Two { P, Q; static { name = null; } }
      static int one(One one) { return switch (one) { case X -> 1; case Y -> 2; }; }
      static int two(Two two) { return switch (two) { case P -> 1; case Q -> 2; }; }
      public static void main(String[] arguments) {
        one(One.X);
        name.length(); // here
      }
    }`,
  },
  {
    name: 'overridden methods called by constructors',
    kind: 'covered',
    text: `class T {
      T() { prepare(); }
      void prepare() {}
      static class S extends T {
        private String text = "a";
        void prepare() {
          text.length(); // here
        }
      }
    }`,
  },
  {
    name: 'exceptions out of any call',
    kind: 'covered',
    text: `class T {
      int use(Object o) {
        String s = null;
        try {
          o.hashCode();
          s = "a";
        } catch (RuntimeException e) {
          return s.length(); // here
        }
        return s.length();
      }
    }`,
  },
  {
    name: "library code that calls the program's",
    kind: 'covered',
    text: `class T {
      static String s = "x";
      static class Loud { public String toString() { s = null; return "loud"; } }
      static int use(StringBuilder report, Loud loud) {
        if (s == null) return 0;
        report.append(loud);
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'null from library code',
    kind: 'covered',
    text: `import java.util.*;
    class T implements Comparator<String> {
      public int compare(String a, String b) {
        return a.length() - 1; // here
      }
    }`,
  },
  {
    name: 'objects that the library gives out again',
    kind: 'covered',
    text: `class T {
      static String name;
      static void look() {
        java.util.HashMap<String, String> map = new java.util.HashMap<>();
        java.util.Set<String> keys = map.keySet();
        if (keys == map.keySet()) {
          name.length(); // here
        }
      }
    }`,
  },
  {
    name: 'overrides that break a promise',
    kind: 'covered',
    text: `import java.util.*;
    class T {
      static int count(Iterable<String> all) {
        int count = 0;
        for (String each : all) count++; // here
        return count;
      }
      static class None implements Iterable<String> {
        public Iterator<String> iterator() { return null; }
      }
    }`,
  },
  {
    name: "Java's `assert`",
    kind: 'covered',
    text: `import java.util.*;
    class T {
      int use(Map<String, String> names) {
        String s = names.get("a");
        assert s != null;
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'integers that wrap around',
    kind: 'covered',
    rule: 'array-bounds',
    text: `class T {
      int use(int i) {
        int[] a = new int[2];
        int next = i + 1;
        if (i >= 0 && next < 2) return a[next]; // here
        return 0;
      }
    }`,
  },
  {
    name: 'floating point',
    kind: 'unknown',
    rule: 'division-by-zero',
    text: `class T {
      int use() {
        double d = 0.5;
        return 1 / (int) d; // here
      }
    }`,
  },
  {
    name: 'native methods of the input',
    kind: 'unknown',
    text: `class T {
      String s = "x";
      static native void change(T t);
      int use() {
        if (s == null) return 0;
        change(this);
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'classes that are not found',
    kind: 'unknown',
    text: `class T {
      int use(missing.Thing thing) {
        String s = thing.name();
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'reflection',
    kind: 'unknown',
    text: `class T {
      String s = "x";
      int use(java.lang.reflect.Field field) throws Exception {
        if (s == null) return 0;
        field.set(this, null);
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'dynamic proxies',
    kind: 'unknown',
    text: `class T {
      interface Shape { String text(); }
      static class Circle implements Shape {
        public String text() { return "c"; }
      }
      static Shape made() {
        return (Shape) java.lang.reflect.Proxy.newProxyInstance(null, new Class<?>[] {Shape.class}, (self, method, given) -> null);
      }
      int use(Shape shape) {
        return shape.text().length(); // here
      }
    }`,
  },
  {
    name: 'reflection on private members of the input',
    kind: 'covered',
    text: `class T {
      private String s = "x";
      static void wipe(T t) throws Exception {
        java.lang.reflect.Field field = T.class.getDeclaredField("s");
        field.set(t, null);
      }
      int use() {
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'deserialisation',
    kind: 'unknown',
    text: `class T {
      private String s = "x";
      static int use(java.io.ObjectInputStream in) throws Exception {
        T t = (T) in.readObject();
        return t.s.length(); // here
      }
    }`,
  },
  {
    name: 'threads that the input starts',
    kind: 'covered',
    text: `class T {
      private String s = "x";
      void go() { new Thread(() -> { s = null; }).start(); }
      int use() {
        if (s != null) return s.length(); // here
        return 0;
      }
    }`,
  },
  {
    name: 'other threads',
    kind: 'assumed',
    word: 'single-thread',
    text: `class T {
      String s;
      int use() {
        if (s != null) return s.length(); // here
        return 0;
      }
    }`,
  },
  {
    name: 'finalisers',
    kind: 'assumed',
    word: 'single-thread',
    text: `class T {
      String s = "x";
      protected void finalize() { s = null; }
      int use() {
        if (s != null) return s.length(); // here
        return 0;
      }
    }`,
  },
  {
    name: 'errors of the machine that the input catches',
    kind: 'covered',
    text: `class T {
      static int depth(int n) { return depth(n + 1) + 1; }
      int use() {
        String s = null;
        try {
          depth(0);
          s = "done";
        } catch (StackOverflowError e) {
          return s.length(); // here
        }
        return 0;
      }
    }`,
  },
  {
    name: 'subclasses outside the input',
    kind: 'assumed',
    word: 'known-subclasses',
    text: `class T {
      String name() { return "x"; }
      int use() {
        return name().length(); // here
      }
    }`,
  },
  {
    name: 'callers outside the input that pass null',
    kind: 'assumed',
    word: 'non-null-arguments',
    text: `public class T {
      public int use(String s) {
        return s.length(); // here
      }
    }`,
  },
  {
    name: 'what the library returns',
    kind: 'assumed',
    word: 'library-model:java.lang.String',
    text: `class T {
      int use() {
        return "abc".trim().length(); // here
      }
    }`,
  },
];
