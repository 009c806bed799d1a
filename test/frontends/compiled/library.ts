/** A small library with one of each kind of class that source may meet in class files, and a program that uses it all. */
export const LIBRARY: Readonly<Record<string, string>> = {
  'lib/Shapes.java': `package lib;
import java.util.*;
import java.util.function.*;
public class Shapes {
  public static final int LIMIT = 7;
  public static final String NAME = "sh" + "apes";
  public static final long BIG = 1L << 40;
  public static final char LETTER = 'x';
  public static final boolean YES = true;
  public static final double HALF = 0.5;
  public sealed interface Shape permits Circle, Square, Named {}
  public record Circle(int radius) implements Shape {}
  public record Square(int side, String label) implements Shape { public Square { if (side < 0) throw new IllegalArgumentException("neg"); } }
  public static final class Named implements Shape { public final String name; public Named(String name) { this.name = name; } }
  public record Pair<A, B extends Comparable<B>>(A first, B second) {
    public static <X> Pair<X, String> of(X x) { return new Pair<>(x, "of"); }
  }
  public enum Color { RED, GREEN { @Override public int weight() { return 20; } }, BLUE; public int weight() { return ordinal() + 1; } }
  public static abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
    protected T value; protected Node<T> next;
    protected Node(T value) { this.value = value; }
    public abstract T twice(T other);
    public int compareTo(Node<T> other) { return value.compareTo(other.value); }
    protected String describe() { return "node " + value; }
    public T get() { return value; }
  }
  public class Inner {
    public final int id;
    public Inner(int id) { this.id = id; }
    public int sum() { return id + base; }
    public class Deeper { public int all() { return id * 100 + base; } }
  }
  public int base;
  public Shapes(int base) { this.base = base; }
  public static String join(String separator, Object... parts) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < parts.length; i++) { if (i > 0) b.append(separator); b.append(parts[i]); }
    return b.toString();
  }
  public static String pick(int x) { return "int"; }
  public static String pick(long x) { return "long"; }
  public static String pick(Integer x) { return "Integer"; }
  public static String pick(Object x) { return "Object"; }
  public static String pick(int... x) { return "ints"; }
  public interface Transformer<A, B> { B apply(A a); default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> next) { return a -> next.apply(apply(a)); } static <T> Transformer<T, T> identity() { return t -> t; } private int hidden() { return 1; } }
  public static <A, B> List<B> map(List<? extends A> list, Transformer<? super A, ? extends B> f) { List<B> r = new ArrayList<>(); for (A a : list) r.add(f.apply(a)); return r; }
  public static <T extends Comparable<? super T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
  protected static int protectedStatic() { return 5; }
  static int packagePrivate() { return 6; }
  public static class Failure extends Exception { public final int code; public Failure(int code) { super("failure " + code); this.code = code; } }
  public static int risky(int x) throws Failure { if (x > 2) throw new Failure(x); return x; }
  public interface Greeter { default String greet(String name) { return "hello " + name + suffix(); } String suffix(); static Greeter plain() { return () -> "!"; } }
  public static class Generic<K> {
    public final List<K> kept = new ArrayList<>();
    protected Generic(K... first) { kept.addAll(Arrays.asList(first)); }
    public class Cursor implements Iterator<K> {
      private int at;
      public boolean hasNext() { return at < kept.size(); }
      public K next() { return kept.get(at++); }
    }
    public Cursor cursor() { return new Cursor(); }
    public Map.Entry<K, List<? extends K>> entry(K key) { return new AbstractMap.SimpleEntry<>(key, kept); }
    public <R extends Collection<? super K>> R into(R target) { target.addAll(kept); return target; }
  }
  public static abstract class Template {
    public final int limit = 12;
    public final String log;
    protected Template() { log = "made " + step(1); }
    protected abstract String step(int x);
    String inPackage() { return "template"; }
    public String call() { return inPackage(); }
  }
  public interface Visitor<R> { R visitNumber(int n); R visitText(String s); default R visitAll(Object... all) { R last = null; for (Object o : all) last = o instanceof Integer ? visitNumber((Integer) o) : visitText(String.valueOf(o)); return last; } }
  public @interface Marker { String value() default "m"; int[] numbers() default {1, 2}; }
}
`,
};

/** What `java` prints is compared with, so nothing here may depend on addresses or time. */
export const CLIENT: Readonly<Record<string, string>> = {
  'lib/Neighbour.java': `package lib;
public class Neighbour extends Shapes.Template {
  @Override protected String step(int x) { return "neighbour"; }
  @Override String inPackage() { return "overridden in the package"; }
  public static String look() { return Shapes.packagePrivate() + new Neighbour().call() + Shapes.protectedStatic(); }
}
`,
  'Use.java': `import lib.Shapes;
import lib.Shapes.*;
import static lib.Shapes.join;
import static lib.Shapes.LIMIT;
import java.util.*;

public class Use extends Shapes {
  Use() { super(40); }
  static class IntNode extends Node<Integer> {
    IntNode(int v) { super(v); }
    @Override public Integer twice(Integer other) { return value + other; }
    @Override protected String describe() { return "int " + super.describe(); }
  }
  @Marker("x") static int constant() {
    switch (3 + LIMIT) { case LIMIT + 3: return 1; default: return 0; }
  }
  class Mine extends Inner { Mine() { super(9); } @Override public int sum() { return super.sum() + 1; } }
  static String colour(Color c) {
    switch (c) { case RED: return "r"; case GREEN: return "g"; default: return "b"; }
  }
  static int area(Shape s) {
    if (s instanceof Circle c) return c.radius() * 3;
    if (s instanceof Square q) return q.side() * q.side();
    return ((Named) s).name.length();
  }
  public static void main(String[] args) throws Exception {
    System.out.println(LIMIT + NAME + BIG + LETTER + YES + HALF);
    System.out.println(join("-", 1, "two", 'c', 4.0) + join(","));
    System.out.println(pick(1) + pick(1L) + pick((Integer) 1) + pick("s") + pick() + pick((short) 2) + pick('c') + pick(1, 2));
    System.out.println(area(new Circle(2)) + area(new Square(3, "q")) + area(new Named("abc")));
    Pair<Integer, String> p = Pair.of(5);
    int first = p.first(); String second = p.second();
    System.out.println(first + second + p + p.equals(new Pair<>(5, "of")) + p.hashCode());
    for (Color c : Color.values()) System.out.print(colour(c) + c.weight() + c + " ");
    System.out.println(Color.valueOf("BLUE").compareTo(Color.RED));
    Node<Integer> n = new IntNode(4), m = new IntNode(6);
    int twice = n.twice(8);
    System.out.println(twice + " " + n.compareTo(m) + ((Comparable<Node<Integer>>) n).compareTo(m) + new IntNode(2).describe() + n.get());
    Use u = new Use();
    Shapes.Inner inner = u.new Inner(2);
    Shapes.Inner.Deeper deeper = inner.new Deeper();
    System.out.println(inner.sum() + " " + deeper.all() + " " + u.new Mine().sum() + " " + u.base);
    Inner anonymous = u.new Inner(3) { @Override public int sum() { return 1000 + super.sum() + id; } };
    System.out.println(anonymous.sum());
    Node<String> s = new Node<>("q") { @Override public String twice(String o) { return value + o; } };
    System.out.println(s.twice("z"));
    Transformer<String, Integer> length = String::length;
    Transformer<String, String> chain = length.then(i -> i + 1).then(i -> "len" + i);
    System.out.println(chain.apply("four") + map(Arrays.asList(1, 2, 3), (Integer i) -> i * i) + Transformer.<String>identity().apply("id"));
    System.out.println(max("a", "b") + max(3, 2) + protectedStatic());
    try { risky(1); risky(5); } catch (Failure f) { System.out.println(f.getMessage() + f.code); }
    try { new Square(-1, null); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    System.out.println(constant());
    class Loud implements Greeter { public String suffix() { return "?"; } public String greet(String n) { return Greeter.super.greet(n).toUpperCase(); } }
    System.out.println(new Loud().greet("ann") + Greeter.plain().greet("bob"));
    Generic<String> generic = new Generic<>("p", "q") { };
    StringBuilder seen = new StringBuilder();
    for (Generic<String>.Cursor cursor = generic.cursor(); cursor.hasNext(); ) seen.append(cursor.next().length()).append(';');
    Generic<String>.Cursor other = generic.new Cursor();
    seen.append(other.next().toUpperCase());
    for (String each : generic.into(new TreeSet<>(Arrays.asList("z", "a")))) seen.append(each.charAt(0));
    Map.Entry<String, List<? extends String>> entry = generic.entry("key");
    System.out.println(seen + entry.getKey().substring(1) + entry.getValue().get(0).length());
    Template template = new Template() { protected String step(int x) { return "step " + x + limit; } String inPackage() { return "not an override"; } };
    System.out.println(template.log + template.call() + template.limit);
    class Behind extends Shapes.Inner { Behind(Shapes shapes, int id) { shapes.super(id); } }
    System.out.println(new Behind(new Shapes(1000), 7).sum());
    Integer total = new Visitor<Integer>() {
      int sum;
      public Integer visitNumber(int n) { return sum += n; }
      public Integer visitText(String s) { return sum += s.length(); }
    }.visitAll(1, "four", 10);
    System.out.println(total + lib.Neighbour.look());
  }
}
`,
};

/** Sealed types and records that patterns take apart, which javac does from Java 21 on. */
export const PATTERN_LIBRARY: Readonly<Record<string, string>> = {
  'lib/Tree.java': `package lib;
public sealed interface Tree<T extends Comparable<T>> permits Tree.Leaf, Tree.Fork {
  record Leaf<T extends Comparable<T>>(T value) implements Tree<T> {}
  record Fork<T extends Comparable<T>>(Tree<T> left, Tree<T> right) implements Tree<T> {
    public Tree<T> left() { Log.count++; return left; }
  }
  enum Mode { UP, DOWN, STAY }
  class Log { public static int count; }
  record Wrapped(Object content, Mode mode, long... numbers) {}
}
`,
};

export const PATTERN_CLIENT: Readonly<Record<string, string>> = {
  'Patterns.java': `import lib.Tree;
import lib.Tree.*;
public class Patterns {
  static int depth(Tree<Integer> tree) {
    return switch (tree) {
      case Leaf<Integer>(var value) when value > 100 -> 100;
      case Leaf<Integer> leaf -> leaf.value() > 10 ? 1 : 0;
      case Fork<Integer>(Leaf<Integer>(Integer one), Leaf<Integer>(var two)) -> one + two;
      case Fork<Integer>(var left, var right) -> 1 + Math.max(depth(left), depth(right));
    };
  }
  static String name(Mode mode) {
    return switch (mode) { case UP -> "up"; case DOWN -> "down"; case STAY -> "stay"; };
  }
  static String open(Object object) {
    if (object instanceof Wrapped(String text, Mode mode, long[] numbers) && mode != Mode.UP) return text + name(mode) + numbers.length;
    if (object instanceof Wrapped(Wrapped(var inner, var m, var n), Mode outer, var more)) return "nested " + inner + name(outer) + more[0];
    return switch (object) {
      case Mode.STAY -> "constant";
      case Mode mode -> "mode " + mode.ordinal();
      case null -> "null";
      case Wrapped wrapped -> "wrapped " + wrapped.mode();
      default -> "other";
    };
  }
  public static void main(String[] arguments) {
    Tree<Integer> leaf = new Leaf<>(4);
    System.out.println(depth(leaf) + depth(new Leaf<>(11)) + " " + depth(new Leaf<>(101)));
    System.out.println(depth(new Fork<>(leaf, new Leaf<>(5))) + " " + depth(new Fork<>(new Fork<>(leaf, leaf), leaf)));
    System.out.println(Log.count);
    System.out.println(open(new Wrapped("text", Mode.DOWN, 1, 2)) + open(new Wrapped("text", Mode.UP)));
    System.out.println(open(new Wrapped(new Wrapped(1, Mode.UP), Mode.STAY, 7L)) + open(Mode.STAY) + open(Mode.DOWN) + open(null) + open(1));
    try { depth(new Fork<>(null, null)); } catch (MatchException | NullPointerException e) { System.out.println(e.getClass()); }
  }
}
`,
};
