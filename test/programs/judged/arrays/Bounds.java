import java.util.*;

public class Bounds {
    static char last(String s) { return s.charAt(s.length()); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void upper(String s) {
        String u = s.toUpperCase();
        for (int i = 0; i < u.length(); i++) s.charAt(i); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    }
    static void after(String s) { int i = s.indexOf(','); s.substring(i); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void until(String s) { int i = s.indexOf(','); s.substring(0, i); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void both(String s) { int i = s.indexOf('('), j = s.indexOf(')'); if (i >= 0 && j >= 0) s.substring(i, j); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void next(String s) { for (int i = 0; i < s.length(); i++) if (s.charAt(i) == s.charAt(i + 1)) return; } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void trimmed(String s) { if (s.length() > 0) { String t = s.trim(); t.charAt(0); } } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void shrink(List<String> l) { for (int i = 0, n = l.size(); i < n; i++) if (l.get(i).isEmpty()) l.remove(i); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void alias(List<String> l, List<String> m) { if (l.size() > 0) { m.clear(); l.get(0); } } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void sub(List<String> l) { int n = l.size(); l.subList(0, 1).clear(); l.get(n - 1); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void iter(List<String> l) { int n = l.size(); Iterator<String> i = l.iterator(); i.next(); i.remove(); l.get(n - 1); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void builder() { StringBuilder b = new StringBuilder("ab"); int n = b.length(); b.setLength(1); b.charAt(n - 1); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void deleted() { StringBuilder b = new StringBuilder("ab"); for (int i = 0; i < 2; i++) b.deleteCharAt(i); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void neg(String s) { if (s.length() > 3) s.substring(3, 2); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void split(String s) { String[] p = s.split(","); p[1].length(); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    static void splitNone(String s) { String[] p = s.split(","); p[0].length(); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    static void tokens(StringTokenizer t) { t.nextToken(); t.nextToken(); } // fails: java.util.NoSuchElementException (caught, in the library)
    static void repeat(int n) { "a".repeat(n); } // fails: java.lang.IllegalArgumentException (caught, in the library)
    static void insert(List<Integer> l) { l.add(l.size() + 1, 1); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void set(List<Integer> l) { l.set(l.size(), 1); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void removeInt(List<Integer> l) { for (Integer x : List.of(1, 2)) l.remove((int) x); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void code(String s) { s.codePointAt(s.length()); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void copy(int[] a) { System.arraycopy(a, 0, new int[1], 0, a.length); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
    static void range(int[] a) { Arrays.copyOfRange(a, 3, 2); } // fails: java.lang.IllegalArgumentException (caught, in the library)
    static void fill(int[] a) { Arrays.fill(a, 0, a.length + 1, 1); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
    static void asList() { List<Integer> l = Arrays.asList(1, 2); l.get(2); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
    static void arrayListCap() { List<Integer> l = new ArrayList<>(10); l.get(0); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void vec() { Vector<Integer> l = new Vector<>(10); l.elementAt(0); } // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
    static void linked() { LinkedList<Integer> l = new LinkedList<>(); l.add(1); l.removeFirst(); l.getFirst(); } // fails: java.util.NoSuchElementException (caught, in the library)
    static void concat(String s) { String t = s.concat("x").replace("x", ""); if (t.length() > 0) return; t.charAt(0); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void valueOf(Object o) { String t = String.valueOf(o); t.charAt(4); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void charsLoop() { for (char c = 'a'; c <= 'd'; c++) "abc".charAt(c - 'a'); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void setCapacity(StringBuilder b) { b.ensureCapacity(100); b.setCharAt(5, 'x'); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void ll(LinkedList<String> l) { if (!l.isEmpty()) { l.poll(); l.get(0); } } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void sw(List<String> l) { Collections.swap(l, 0, l.size()); } // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    static void subs(String s) { if (!s.isEmpty()) s.substring(2); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void lastIdx(String s) { s.charAt(s.lastIndexOf('.') - 1); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void format(String s) { String.format("%d", s); } // fails: java.util.IllegalFormatConversionException (caught, in the library)
    static void radix() { Integer.toString(5, 99); Integer.parseInt("5", 99); } // fails: java.lang.NumberFormatException (caught, in the library)
    static void chars2(String s) { for (int i = s.length(); i >= 0; i--) s.charAt(i); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void ch3(char[] c) { new String(c, 1, c.length); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    static void ch4(char[] c) { String.valueOf(c, c.length, 1); } // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)

    public static void main(String[] args) {
        try { last("abc"); } catch (RuntimeException e) { }
        try { upper("ß"); } catch (RuntimeException e) { }
        try { after("a"); } catch (RuntimeException e) { }
        try { until("a"); } catch (RuntimeException e) { }
        try { both(")("); } catch (RuntimeException e) { }
        try { next("ab"); } catch (RuntimeException e) { }
        try { trimmed(" "); } catch (RuntimeException e) { }
        try { shrink(new ArrayList<>(List.of("", "a"))); } catch (RuntimeException e) { }
        List<String> l = new ArrayList<>(List.of("a"));
        try { alias(l, l); } catch (RuntimeException e) { }
        try { sub(new ArrayList<>(List.of("a"))); } catch (RuntimeException e) { }
        try { iter(new ArrayList<>(List.of("a"))); } catch (RuntimeException e) { }
        try { builder(); } catch (RuntimeException e) { }
        try { deleted(); } catch (RuntimeException e) { }
        try { neg("abcd"); } catch (RuntimeException e) { }
        try { split("a"); } catch (RuntimeException e) { }
        try { splitNone(","); } catch (RuntimeException e) { }
        try { tokens(new StringTokenizer("a")); } catch (RuntimeException e) { }
        try { repeat(-1); } catch (RuntimeException e) { }
        try { insert(new ArrayList<>()); } catch (RuntimeException e) { }
        try { set(new ArrayList<>()); } catch (RuntimeException e) { }
        try { removeInt(new ArrayList<>(List.of(1, 2))); } catch (RuntimeException e) { }
        try { code("a"); } catch (RuntimeException e) { }
        try { copy(new int[2]); } catch (RuntimeException e) { }
        try { range(new int[4]); } catch (RuntimeException e) { }
        try { fill(new int[4]); } catch (RuntimeException e) { }
        try { asList(); } catch (RuntimeException e) { }
        try { arrayListCap(); } catch (RuntimeException e) { }
        try { vec(); } catch (RuntimeException e) { }
        try { linked(); } catch (RuntimeException e) { }
        try { concat("x"); } catch (RuntimeException e) { }
        try { valueOf("abcd"); } catch (RuntimeException e) { }
        try { charsLoop(); } catch (RuntimeException e) { }
        try { setCapacity(new StringBuilder()); } catch (RuntimeException e) { }
        try { ll(new LinkedList<>(List.of("a"))); } catch (RuntimeException e) { }
        try { sw(new ArrayList<>(List.of("a"))); } catch (RuntimeException e) { }
        try { subs("a"); } catch (RuntimeException e) { }
        try { lastIdx("abc"); } catch (RuntimeException e) { }
        try { format("abc"); } catch (RuntimeException e) { }
        try { radix(); } catch (RuntimeException e) { }
        try { chars2("a"); } catch (RuntimeException e) { }
        try { ch3(new char[2]); } catch (RuntimeException e) { }
        try { ch4(new char[2]); } catch (RuntimeException e) { }
    }
}
