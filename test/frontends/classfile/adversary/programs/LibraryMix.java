// needs: 17
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class LibraryMix {
  // library-heavy realistic
  sealed interface Tok permits Num, Op, Par { }
  record Num(double v) implements Tok { }
  record Op(char c, int p) implements Tok { }
  enum Par implements Tok {
    L, R
  }
  static List<Tok> lex(String s) {
    var out = new ArrayList<Tok>();
    for (int i = 0; i < s.length(); ) {
      char c = s.charAt(i);
      if (Character.isDigit(c) || c == '.') {
        int j = i;
        while (j < s.length() && (Character.isDigit(s.charAt(j)) || s.charAt(j) == '.')) j++;
        out.add(new Num(Double.parseDouble(s.substring(i, j))));
        i = j;
      } else {
        i++;
        switch (c) {
          case ' ' -> { }
          case '(' -> out.add(Par.L);
          case ')' -> out.add(Par.R);
          case '+', '-' -> out.add(new Op(c, 1));
          case '*', '/' -> out.add(new Op(c, 2));
          default -> throw new IllegalArgumentException("at " + i + ": " + c);
        }
      }
    }
    return out;
  }
  static double eval(String s) {
    Deque<Double> vs = new ArrayDeque<>();
    Deque<Tok> os = new ArrayDeque<>();
    Runnable ap = () -> {
      double b = vs.pop(), a = vs.pop();
      Op o = (Op) os.pop();
      vs.push(switch (o.c()) {
        case '+' -> a + b;
        case '-' -> a - b;
        case '*' -> a * b;
        case '/' -> a / b;
        default -> throw new AssertionError();
      });
    };
    for (Tok t : lex(s)) {
      if (t instanceof Num n) vs.push(n.v());
      else if (t == Par.L) os.push(t);
      else if (t == Par.R) {
        while (os.peek() != Par.L) ap.run();
        os.pop();
      } else if (t instanceof Op o) {
        while (os.peek() instanceof Op p && p.p() >= o.p()) ap.run();
        os.push(o);
      }
    }
    while (!os.isEmpty()) ap.run();
    return vs.pop();
  }
  static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> top(Map<K, V> m, int n) {
    return m.entrySet().stream().sorted(Map.Entry.<K, V>comparingByValue().reversed()).limit(n).collect(Collectors.toList());
  }
  public static void main(String[] args) {
    System.out.println(eval("1 + 2 * (3 - 4) / 8") + " " + eval("2*(3+4)*5"));
    try {
      eval("1 $ 2");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      eval("1 +");
    } catch (NoSuchElementException e) {
      System.out.println("nse");
    }
    try {
      eval(")");
    } catch (NullPointerException | NoSuchElementException e) {
      System.out.println(e.getClass().getSimpleName());
    } catch (ClassCastException e) {
      System.out.println("cce");
    }
    var words = "the quick the lazy the dog lazy".split(" ");
    var cnt = new TreeMap<String, Integer>();
    for (var w : words) cnt.merge(w, 1, Integer::sum);
    System.out.println(top(cnt, 2));
    System.out.println("" + Arrays.stream(words).collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(w -> (Object) w.charAt(0), Collectors.toSet()))));
    System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining("|", "<", ">")));
    Iterator<Integer> it = new Iterator<>() {
      int a = 0, b = 1;
      public boolean hasNext() {
        return a < 30;
      }
      public Integer next() {
        int r = a;
        a = b;
        b += r;
        return r;
      }
    };
    Iterable<Integer> ib = () -> it;
    for (int i : ib) System.out.print(i + " ");
    System.out.println();
    PriorityQueue<int[]> pq = new PriorityQueue<>((x, y) -> x[1] != y[1] ? Integer.compare(x[1], y[1]) : y[0] - x[0]);
    for (int i = 0; i < 6; i++) pq.add(new int[]{i, i * 7 % 4});
    while (!pq.isEmpty()) {
      var e = pq.poll();
      System.out.print(e[0] + ":" + e[1] + " ");
    }
    System.out.println();
    StringBuilder sb = new StringBuilder("hello");
    sb.insert(0, 'x').reverse().setCharAt(1, 'L');
    sb.deleteCharAt(0).append(1).append(true).replace(0, 1, "__");
    System.out.println(sb);
    BitSet bs = new BitSet();
    bs.set(3);
    bs.set(5, 8);
    System.out.println(bs + " " + bs.cardinality());
    Optional<String> op = Arrays.stream(words).filter(w -> w.length() > 9).findFirst();
    System.out.println(op.or(() -> Optional.of("none")).map(String::toUpperCase).get());
    System.out.println(String.format("%5d|%-5s|%05.2f|%x|%c|%b|%,d", 42, "ab", 3.14159, 255, 'z', null, 1234567));
    System.out.println(Stream.iterate(1, i -> i * 2).limit(8).reduce(0, Integer::sum) + " " + Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).toList());
    LinkedHashMap<String, Integer> lru = new LinkedHashMap<>(4, .75f, true) {
      protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
        return size() > 2;
      }
    };
    lru.put("a", 1);
    lru.put("b", 2);
    lru.get("a");
    lru.put("c", 3);
    System.out.println(lru);
    List<Integer> li = new ArrayList<>(List.of(1, 2, 3, 4));
    try {
      for (Integer i : li) if (i == 2) li.remove(i);
    } catch (ConcurrentModificationException e) {
      System.out.println("cme");
    }
    li.removeIf(i -> i % 2 == 0);
    li.replaceAll(i -> i * i);
    System.out.println(li);
    Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
    System.out.println("" + Stream.of(1, 2).map(add).map(g -> (Object) g.apply(10)).map(String::valueOf).collect(Collectors.toCollection(LinkedList::new)));
    int[][] tri = new int[5][];
    for (int i = 0; i < 5; i++) {
      tri[i] = new int[i + 1];
      tri[i][0] = tri[i][i] = 1;
      for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
    }
    System.out.println(Arrays.deepToString(tri));
    System.out.println(Objects.hash(1, "a", null) + " " + Arrays.hashCode(new double[]{1.5}) + " " + List.of(1, 2).hashCode() + " " + Map.of("k", 1).hashCode());
    char[] cs = "sorting".toCharArray();
    Arrays.sort(cs);
    System.out.println(new String(cs, 1, 3) + String.valueOf(cs).indexOf("or"));
    try {
      List.of(1).add(2);
    } catch (UnsupportedOperationException e) {
      System.out.println("uoe");
    }
    try {
      Objects.requireNonNull(null, "msg");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
