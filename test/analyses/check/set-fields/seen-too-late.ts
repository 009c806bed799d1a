/** Programs in which a field that was set, or seemed to be, holds null when it is read. */

export const SEEN_TOO_LATE: readonly (readonly [what: string, text: string])[] = [
  [
    'a class of the same nest stores null',
    `public class Main {
      static class Box { private Object content = new Object(); int hash() { return content.hashCode(); } }
      static void empty(Box box) { Object nothing = nothing(); box.content = nothing; }
      static Object nothing() { return null; }
      public static void main(String[] args) { Box box = new Box(); empty(box); box.hash(); }
    }`,
  ],
  [
    'a lambda stores null',
    `public class Main {
      private Object content = new Object();
      int hash() { return content.hashCode(); }
      public static void main(String[] args) {
        Main box = new Main();
        Object nothing = args.length == 0 ? null : args;
        Runnable clear = () -> box.content = nothing;
        clear.run();
        box.hash();
      }
    }`,
  ],
  [
    'an object that is known only from a list loses it',
    `import java.util.ArrayList;
    import java.util.List;
    public class Main {
      static final List<Main> ALL = new ArrayList<>();
      private Object name = "a";
      void rename(Object[] names) { name = names[0]; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) {
        ALL.add(new Main());
        ALL.get(0).rename(new Object[1]);
        ALL.get(0).hash();
      }
    }`,
  ],
  [
    'a constructor gets null from the input',
    `public class Main {
      private final Object name;
      Main(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main(null).hash(); }
    }`,
  ],
  [
    'a constructor gets null from another class, after many calls',
    `public class Main {
      private final Object name;
      Main(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { Maker.make(20, null).hash(); }
    }
    class Maker {
      static Main make(int depth, Object name) { return depth == 0 ? new Main(name) : make(depth - 1, name); }
    }`,
  ],
  [
    'a setter gets null from the input',
    `public class Main {
      private Object name = "a";
      void rename(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { Main main = new Main(); main.rename(null); main.hash(); }
    }`,
  ],
  [
    'a setter gets null through an interface',
    `interface Named { void rename(Object name); }
    public class Main implements Named {
      private Object name = "a";
      public void rename(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      static void clear(Named named, int depth) { if (depth > 0) clear(named, depth - 1); else named.rename(null); }
      public static void main(String[] args) { Main main = new Main(); clear(main, 20); main.hash(); }
    }`,
  ],
  [
    'a private setter is passed on as a method reference',
    `import java.util.function.Consumer;
    public class Main {
      private Object name = "a";
      private void rename(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      static void give(Consumer<Object> taker, int depth) { if (depth > 0) give(taker, depth - 1); else taker.accept(null); }
      public static void main(String[] args) {
        Main main = new Main();
        main.rename("b");
        give(main::rename, 20);
        main.hash();
      }
    }`,
  ],
  [
    'a record gets null',
    `record Pair(Object left, Object right) { int sum() { return left.hashCode() + right.hashCode(); } }
    public class Main { public static void main(String[] args) { new Pair("a", null).sum(); } }`,
  ],
  [
    'an enum constant gets null',
    `enum Unit {
      GRAM("g"), NONE(null);
      private final String text;
      Unit(String text) { this.text = text; }
      int size() { return text.length(); }
    }
    public class Main { public static void main(String[] args) { for (Unit unit : Unit.values()) unit.size(); } }`,
  ],
  [
    'a copy loses it',
    `public class Main implements Cloneable {
      private Object name = "a";
      int hash() { return name.hashCode(); }
      Main bare(Object nothing) throws CloneNotSupportedException {
        Main copy = (Main) clone();
        copy.name = nothing;
        return copy;
      }
      public static void main(String[] args) throws CloneNotSupportedException { new Main().bare(null).hash(); }
    }`,
  ],
  [
    'the subclass has a field of the same name',
    `public class Main {
      static class Base { private Object name = "a"; int hash() { return name.hashCode(); } }
      static class Sub extends Base { private Object name; int other() { return name.hashCode(); } }
      public static void main(String[] args) { Sub sub = new Sub(); sub.hash(); sub.other(); }
    }`,
  ],
  [
    'a constructor takes it back after this was shown',
    `public class Main {
      static Main last;
      private Object name;
      Main() { name = "a"; last = this; name = null; look(); name = "b"; }
      static void look() { last.name.hashCode(); }
      public static void main(String[] args) { new Main(); }
    }`,
  ],
  [
    'only one of two constructors sets it',
    `public class Main {
      private Object name;
      Main() {}
      Main(Object name) { this.name = name; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main("a").hash(); new Main().hash(); }
    }`,
  ],
  [
    'a constructor returns early',
    `public class Main {
      private Object name;
      Main(int size) { if (size < 0) return; name = "a"; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main(-1).hash(); }
    }`,
  ],
  [
    'a constructor catches what keeps it from setting the field',
    `public class Main {
      private Object name;
      Main(Object[] names) { try { name = names[0]; name.hashCode(); } catch (RuntimeException e) { return; } }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main(new Object[0]).hash(); }
    }`,
  ],
  [
    'it is set from a field of another object that is not',
    `public class Main {
      private final Object name;
      Object given;
      Main(Main other) { this.name = other == null ? "a" : other.given; }
      int hash() { return name.hashCode(); }
      public static void main(String[] args) { new Main(new Main(null)).hash(); }
    }`,
  ],
  [
    'two fields are each set from the other',
    `public class Main {
      private Object first;
      private Object second;
      Main(Main other) { first = other.second; second = other.first; }
      Main(int size) { if (size > 0) { first = "a"; second = "b"; } }
      int hash() { return first.hashCode() + second.hashCode(); }
      public static void main(String[] args) { new Main(new Main(0)).hash(); }
    }`,
  ],
  [
    'an inner object copies a field that is null',
    `public class Main {
      Object name;
      class Inner { private final Object copy = name; int hash() { return copy.hashCode(); } }
      public static void main(String[] args) { new Main().new Inner().hash(); }
    }`,
  ],
];
