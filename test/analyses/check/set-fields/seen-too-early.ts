/** Programs in which a field is read before its constructor has set it. */

export const SEEN_TOO_EARLY: readonly (readonly [what: string, text: string])[] = [
  [
    'this is put into a static field before the field is set',
    `public class Main {
      static Main last;
      private final Object name;
      Main(Object name) { last = this; peek(); this.name = name; }
      static void peek() { last.name.hashCode(); }
      public static void main(String[] args) { new Main("a"); }
    }`,
  ],
  [
    'the superclass calls a method of the subclass',
    `public class Main extends Base {
      private final Object name = new Object();
      void describe() { name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }
    class Base { Base() { describe(); } void describe() {} }`,
  ],
  [
    'the superclass of the superclass calls it',
    `public class Main extends Middle {
      private Object name = new Object();
      void describe() { name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }
    class Middle extends Base { Middle() { super(); } }
    class Base { Base() { describe(); } void describe() {} }`,
  ],
  [
    'an object is shown by a constructor that then fails',
    `import java.util.ArrayList;
    import java.util.List;
    public class Main {
      static final List<Main> ALL = new ArrayList<>();
      private final Object name;
      Main(int size) {
        ALL.add(this);
        if (size < 0) throw new IllegalArgumentException();
        name = new Object();
      }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) {
        try { new Main(-1); } catch (IllegalArgumentException e) { ALL.get(0).hash(); }
      }
    }`,
  ],
  [
    'a lambda that captures this runs in the constructor',
    `public class Main {
      private Object name;
      Main() { Runnable look = () -> name.hashCode(); look.run(); name = "a"; }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'an inner object is made in the constructor and used there',
    `public class Main {
      private final Object name;
      Main() { int n = new Look().now(); name = "a" + n; }
      class Look { int now() { return name.hashCode(); } }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'an anonymous object looks at the one around it',
    `public class Main {
      private Object name;
      Main() { new Object() { int now() { return name.hashCode(); } }.now(); name = "a"; }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'the constructor behind this(…) sets nothing',
    `public class Main {
      private Object name;
      Main() { this(1); }
      Main(int size) { if (size > 1) name = "a"; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main().hash(); }
    }`,
  ],
  [
    'an initialiser calls a method that reads a later field',
    `import java.util.ArrayList;
    import java.util.List;
    public class Main {
      private final int size = count();
      private final List<String> names = new ArrayList<>();
      int count() { return names.size(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'a private method that is called too early',
    `public class Main {
      private Object name;
      Main() { prepare(); name = "a"; }
      private void prepare() { name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'the superclass casts this to the subclass of its own nest',
    `public class Main {
      static class Base { Base() { if (this instanceof Sub) ((Sub) this).name.hashCode(); } }
      static class Sub extends Base { private final Object name = new Object(); }
      public static void main(String[] args) { new Sub(); }
    }`,
  ],
  [
    'the constructor reads its own field after unknown code has run',
    `public class Main {
      private Object name;
      Main(Runnable work) { work.run(); this.name.hashCode(); this.name = "a"; }
      public static void main(String[] args) { new Main(() -> System.out.println()); }
    }`,
  ],
  [
    'the constructor reads its own field after a method that is not followed',
    `public class Main {
      private Object name;
      static int[] seen = new int[1];
      Main(int depth) { down(depth); this.name.hashCode(); this.name = "a"; }
      static void down(int depth) { if (depth > 0) down(depth - 1); System.out.println(depth); seen[0]++; }
      public static void main(String[] args) { new Main(20); }
    }`,
  ],
  [
    'this is copied, then shown',
    `public class Main {
      static Object last;
      private final Object name;
      Main() { Object copy = this; Object other = copy; last = other; ((Main) last).hash(); name = "a"; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'this is made part of a text',
    `public class Main {
      private final Object name;
      Main() { String text = "made " + this; name = text; }
      public String toString() { return name.toString(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'this is put into an array',
    `public class Main {
      static final Main[] ALL = new Main[1];
      private final Object name;
      Main() { ALL[0] = this; show(); name = "a"; }
      static void show() { ALL[0].name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'an exception throws itself',
    `public class Main {
      static class Trouble extends RuntimeException {
        private final Object cause;
        Trouble(int size) { if (size < 0) throw this; cause = "a"; }
        int hash() { return cause.hashCode(); }
      }
      public static void main(String[] args) { try { new Trouble(-1); } catch (Trouble trouble) { trouble.hash(); } }
    }`,
  ],
  [
    'a local class reads its own field under its superclass',
    `public class Main {
      abstract static class Base { Base() { run(); } abstract void run(); }
      public static void main(String[] args) {
        String outside = args.length == 0 ? "a" : "b";
        new Base() { private final Object inside = new Object(); void run() { outside.length(); inside.hashCode(); } };
      }
    }`,
  ],
  [
    'one field is set when this is shown, the other is not',
    `public class Main {
      static Main last;
      private final Object first;
      private final Object second;
      Main() { first = "a"; last = this; look(); second = "b"; }
      static void look() { last.first.hashCode(); last.second.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'a subclass is made while the constructor of its superclass shows it',
    `import java.util.ArrayList;
    import java.util.List;
    public class Main {
      public static void main(String[] args) { new Sub("a"); }
    }
    class Base {
      static final List<Base> ALL = new ArrayList<>();
      private final Object id;
      Base(Object id) { this.id = id; ALL.add(this); visitAll(); }
      void visit() { id.hashCode(); }
      static void visitAll() { for (Base each : ALL) each.visit(); }
    }
    class Sub extends Base {
      private final Object extra;
      Sub(Object id) { super(id); extra = id; }
      void visit() { extra.hashCode(); }
    }`,
  ],
  [
    'a constructor that recurs at its own site',
    `public class Main {
      static Main outer;
      private Main inner;
      private Object name;
      Main(int depth) {
        if (depth == 1) outer = this;
        inner = depth > 0 ? new Main(depth - 1) : this;
        if (depth == 0) outer.name.hashCode();
        name = "a";
      }
      public static void main(String[] args) { new Main(1); }
    }`,
  ],
];
