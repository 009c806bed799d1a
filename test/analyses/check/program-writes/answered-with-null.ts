/** Programs in which a class of the program answers with null where the library never does; each fails in a run. */

export const ANSWERED_WITH_NULL: readonly (readonly [what: string, text: string])[] = [
  [
    'a map of the program has no view',
    `import java.util.*;
    public class Main extends AbstractMap<String, String> {
      public Set<Map.Entry<String, String>> entrySet() { return null; }
      static int count(Map<String, String> map) { return map.entrySet().size(); }
      public static void main(String[] args) { count(new Main()); }
    }`,
  ],
  [
    'a view of the library hands on what a map of the program says',
    `import java.util.*;
    public class Main extends HashMap<String, String> {
      public Collection<String> values() { return null; }
      static int count(Map<String, String> map) { return map.values().size(); }
      public static void main(String[] args) { count(new TreeMap<>(Map.of("a", "b"))); count(new Main()); }
    }`,
  ],
  [
    'an iterable of the program has no iterator',
    `import java.util.*;
    public class Main implements Iterable<String> {
      public Iterator<String> iterator() { return null; }
      static int count(Iterable<String> all) { int n = 0; for (String each : all) n++; return n; }
      public static void main(String[] args) { count(new Main()); }
    }`,
  ],
  [
    'the method that says so is inherited from an abstract class of the program',
    `import java.util.*;
    public class Main extends Base {
      public int size() { return 0; }
      static boolean any(Collection<String> all) { return all.iterator().hasNext(); }
      public static void main(String[] args) { any(new Main()); }
    }
    abstract class Base extends AbstractCollection<String> {
      public Iterator<String> iterator() { return null; }
    }`,
  ],
  [
    'a lambda is the iterable',
    `import java.util.*;
    public class Main {
      static boolean any(Iterable<String> all) { return all.iterator().hasNext(); }
      public static void main(String[] args) { any(() -> null); }
    }`,
  ],
  [
    'a map of the program comes out of a list',
    `import java.util.*;
    public class Main extends AbstractMap<String, String> {
      public Set<Map.Entry<String, String>> entrySet() { return null; }
      static int count(List<Map<String, String>> all) { return all.get(0).entrySet().size(); }
      public static void main(String[] args) {
        List<Map<String, String>> all = new LinkedList<>();
        all.add(new Main());
        count(all);
      }
    }`,
  ],
];
