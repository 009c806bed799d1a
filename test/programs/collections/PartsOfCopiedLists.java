import java.util.*;
import java.util.concurrent.*;
/** Parts of a list that copies itself, through changes of the list and of other parts. */
public class PartsOfCopiedLists {
  static int seed = 7;
  static int next(int n) { seed = seed * 1103515245 + 12345; return ((seed >>> 8) & 0x7fffff) % n; }
  public static void main(String[] x) {
    for (int round = 0; round < 60; round++) {
      CopyOnWriteArrayList<String> all = new CopyOnWriteArrayList<>(List.of("a","b","c","d","e"));
      List<List<String>> parts = new ArrayList<>(); parts.add(all);
      StringBuilder out = new StringBuilder();
      for (int i = 0; i < 9; i++) {
        List<String> l = parts.get(next(parts.size()));
        String s;
        try {
          switch (next(20)) {
            case 0: s = "" + l.size(); break;
            case 1: s = l.get(next(4)); break;
            case 2: s = l.set(next(3), "s" + i); break;
            case 3: s = "" + l.add("n" + i); break;
            case 4: l.add(next(3), "i" + i); s = "in"; break;
            case 5: s = l.remove(next(3)); break;
            case 6: s = "" + l.remove("b"); break;
            case 7: l.clear(); s = "clear"; break;
            case 8: s = "" + l.removeIf(e -> e.startsWith("n") || e.equals("c")); break;
            case 9: s = "" + l.retainAll(List.of("a","b","c","d")); break;
            case 10: l.replaceAll(e -> e + "!"); s = "repl"; break;
            case 11: l.sort(Comparator.reverseOrder()); s = "sort"; break;
            case 12: s = ""; for (String e : l) s += e; break;
            case 13: s = "" + l.indexOf("d") + l.contains("a"); break;
            case 14: s = l.toString(); break;
            case 15: s = "" + l.equals(List.of("a")); break;
            case 16: { Iterator<String> it = l.iterator(); it.next(); it.remove(); s = "rm"; break; }
            case 17: s = "" + l.addAll(List.of("p","q")); break;
            default: parts.add(l.subList(next(2), 2 + next(3))); s = "sub";
          }
        } catch (RuntimeException e) { s = e.getClass().getSimpleName(); }
        out.append(s).append(' ');
      }
      System.out.println(out + "| " + all);
    }
  }
}
