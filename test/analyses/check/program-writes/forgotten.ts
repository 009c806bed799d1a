/** Programs in which a call writes a field that its caller has just tested or set: each fails in a run, at the use after the call. */

export const FORGOTTEN: readonly (readonly [what: string, text: string])[] = [
  [
    'the text of an argument clears the field',
    `public class Main {
      private StringBuilder text;
      public String toString() { text = null; return "main"; }
      int add(Object each) { if (text == null) text = new StringBuilder(); text.append(each); return text.length(); }
      public static void main(String[] args) { Main main = new Main(); main.add(main); }
    }`,
  ],
  [
    'the text of an element clears it, through the text of a list',
    `import java.util.*;
    public class Main {
      private StringBuilder text;
      public String toString() { text = null; return "main"; }
      int add(List<Object> all) { if (text == null) text = new StringBuilder(); text.append(all); return text.length(); }
      public static void main(String[] args) { Main main = new Main(); main.add(new ArrayList<>(List.of(main))); }
    }`,
  ],
  [
    'a comparator clears it',
    `import java.util.*;
    public class Main {
      private Object last;
      int sorted(List<Integer> all) {
        last = "x";
        all.sort((one, other) -> { last = null; return one - other; });
        return last.hashCode();
      }
      public static void main(String[] args) { new Main().sorted(new ArrayList<>(List.of(2, 1))); }
    }`,
  ],
  [
    'the hash code of a key clears it, in another class',
    `import java.util.*;
    public class Main {
      Object last;
      int put(Map<Object, String> map, Object key) { last = "x"; map.put(key, "v"); return last.hashCode(); }
      public static void main(String[] args) { Main main = new Main(); main.put(new HashMap<>(), new Key(main)); }
    }
    class Key {
      final Main main;
      Key(Main main) { this.main = main; }
      public int hashCode() { return reset(3); }
      private int reset(int times) { if (times == 0) { main.last = null; return 1; } return reset(times - 1); }
      public boolean equals(Object other) { return other == this; }
    }`,
  ],
  [
    'the collection is one of the program',
    `import java.util.*;
    public class Main {
      private Object last;
      class Noisy extends ArrayList<String> {
        public boolean add(String each) { last = null; return super.add(each); }
      }
      int add(List<String> all) { last = "x"; all.add("a"); return last.hashCode(); }
      public static void main(String[] args) { Main main = new Main(); main.add(main.new Noisy()); }
    }`,
  ],
  [
    'what the library adds one by one is',
    `import java.util.*;
    public class Main {
      private Object last;
      class Noisy extends AbstractList<String> {
        public String get(int index) { last = null; return "a"; }
        public int size() { return 1; }
      }
      int copy(List<String> all) { last = "x"; List<String> copy = new ArrayList<>(all); return last.hashCode() + copy.size(); }
      public static void main(String[] args) { Main main = new Main(); main.copy(main.new Noisy()); }
    }`,
  ],
  [
    'the constructor of a library class calls what the program overrides',
    `import java.util.*;
    public class Main extends ArrayList<String> {
      static Object last;
      Main(Collection<String> all) { super(all); }
      static int make(Collection<String> all) { last = "x"; Main main = new Main(all); return last.hashCode() + main.size(); }
      public static void main(String[] args) { make(new Given()); }
    }
    class Given extends AbstractCollection<String> {
      public Iterator<String> iterator() { Main.last = null; return List.of("a").iterator(); }
      public int size() { return 1; }
      public Object[] toArray() { Main.last = null; return new Object[] {"a"}; }
    }`,
  ],
  [
    'a reader of the program clears it where a buffer is filled',
    `import java.io.*;
    public class Main {
      private Object last;
      class Source extends Reader {
        public int read(char[] into, int from, int length) { last = null; return -1; }
        public void close() { }
      }
      int read(BufferedReader in) throws IOException { last = "x"; in.read(); return last.hashCode(); }
      public static void main(String[] args) throws IOException {
        Main main = new Main();
        main.read(new BufferedReader(main.new Source()));
      }
    }`,
  ],
  [
    'an initialiser of its own block, which a callback starts, writes a static field',
    `import java.util.*;
    public class Main {
      static Object last = "x";
      static int put(Set<Object> all, Object key) { last = "y"; all.add(key); return last.hashCode(); }
      public static void main(String[] args) { put(new HashSet<>(), new Key()); }
    }
    class Key {
      public int hashCode() { return Late.touch(); }
      public boolean equals(Object other) { return other == this; }
    }
    class Late {
      static { Main.last = null; }
      static int touch() { return 1; }
    }`,
  ],
  [
    'an initialiser that a callback starts writes a static field',
    `import java.util.*;
    public class Main {
      static Object last = "x";
      static int put(Set<Object> all, Object key) { last = "y"; all.add(key); return last.hashCode(); }
      public static void main(String[] args) { put(new HashSet<>(), new Key()); }
    }
    class Key {
      public int hashCode() { return Late.NUMBER.hashCode(); }
      public boolean equals(Object other) { return other == this; }
    }
    class Late {
      static final Object NUMBER = first();
      static Object first() { Main.last = null; return 1; }
    }`,
  ],
  [
    'an exception of the call is caught after the field was cleared',
    `import java.util.*;
    public class Main {
      private Object last;
      public boolean equals(Object other) { last = null; throw new IllegalStateException(); }
      public int hashCode() { return 1; }
      int find(List<Object> all) {
        last = "x";
        try { all.indexOf(this); } catch (IllegalStateException e) { return last.hashCode(); }
        return 0;
      }
      public static void main(String[] args) { new Main().find(new ArrayList<>(List.of("a", new Main())) { }); }
    }`,
  ],
  [
    'the callee that calls back is called by a method that is followed',
    `import java.util.*;
    public class Main {
      private Object last;
      public String toString() { last = null; return "main"; }
      private static void say(StringBuilder out, Object each) { out.append(each); }
      int speak(Object each) { last = "x"; say(new StringBuilder(), each); return last.hashCode(); }
      public static void main(String[] args) { Main main = new Main(); main.speak(main); }
    }`,
  ],
  [
    'the object is another one with the same field',
    `import java.util.*;
    public class Main {
      Object last;
      Main other;
      public String toString() { other.last = null; return "main"; }
      int speak(Main both) { other = both; both.last = "x"; new StringBuilder().append(this); return both.last.hashCode(); }
      public static void main(String[] args) { new Main().speak(new Main()); }
    }`,
  ],
  [
    'a method that is too deep to be followed clears it',
    `public class Main {
      private Object last;
      private void a(int n) { if (n > 0) { b(n - 1); a(n - 1); } else last = null; }
      private void b(int n) { if (n > 0) { c(n - 1); b(n - 1); } }
      private void c(int n) { if (n > 0) { d(n - 1); a(n - 1); } }
      private void d(int n) { if (n > 0) { a(n - 1); b(n - 1); } }
      int run() { last = "x"; a(9); return last.hashCode(); }
      public static void main(String[] args) { new Main().run(); }
    }`,
  ],
  [
    'an element of an array is cleared by the library',
    `import java.util.*;
    public class Main {
      int fill(List<String> all) {
        String[] names = {"x", "y"};
        all.toArray(names);
        return names[0].length() + names[1].length();
      }
      public static void main(String[] args) { new Main().fill(new ArrayList<>(List.of("a"))); }
    }`,
  ],
  [
    'the callee does not know the object by name, and library code calls the caller',
    `import java.util.*;
    public class Main {
      private Object last;
      public String toString() { last = null; return "main"; }
      private static void say(StringBuilder out, Object each) { out.append(each); }
      int speak(Object each) { last = "x"; say(new StringBuilder(), each); return last.hashCode(); }
      public static void main(String[] args) {
        List<Main> all = new ArrayList<>(List.of(new Main()));
        all.forEach((main) -> main.speak(all.get(0)));
      }
    }`,
  ],
];
