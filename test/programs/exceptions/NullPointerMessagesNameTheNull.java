import java.util.*;
public class NullPointerMessagesNameTheNull {
    String name;
    NullPointerMessagesNameTheNull next;
    int[] arr;
    static NullPointerMessagesNameTheNull st;
    int val;
    NullPointerMessagesNameTheNull get() {
        return null;
    }
    static NullPointerMessagesNameTheNull make() {
        return null;
    }
    int[][] grid = new int[2][];
    static int idx() {
        return 1;
    }
    static void t(int k, NullPointerMessagesNameTheNull h, String param) {
        String local = null;
        NullPointerMessagesNameTheNull[] hs = new NullPointerMessagesNameTheNull[2];
        int[] nul = null;
        Integer boxed = null;
        Map<String, Integer> m = new HashMap<>();
        Runnable r = null;
        switch (k) {
            case 0: local.length();
            case 1: h.next.val = 3;
            case 2: System.out.println(h.next.name);
            case 3: param.trim();
            case 4: h.get().get();
            case 5: make().val++;
            case 6: st.get();
            case 7: hs[1].get();
            case 8: nul[0] = 1;
            case 9: System.out.println(nul[1]);
            case 10: System.out.println(h.arr.length);
            case 11: h.grid[1][0]++;
            case 12: int z = boxed;
            case 13: int y = m.get("x");
            case 14: throw null;
            case 15: synchronized (local) { } case 16: for (String s : (List<String>) null) { } case 17: switch (param) {
                case "a":
            }
            case 18: r.run();
            case 19: h.next.next.next = null;
            case 20: h.name.equals("x");
            case 21: hs[idx()].next = null;
            case 22: Objects.requireNonNull(null);
            case 23: h.new In();
            case 24: Object o = null;
            o.toString();
            case 25: ((String) o2()).length();
            case 26: for (int q : h.arr) { } case 27: long[] la = null;
            la[2] += 5;
            case 28: String t2 = h.next.toString() + 1;
            case 29: (k > 5 ? local : param).isEmpty();
        }
    }
    static Object o2() {
        return null;
    }
    class In {} public static void main(String[] a) {
        for (int k = 0; k < 30; k++) try {
            t(k, k == 23 ? null : new NullPointerMessagesNameTheNull(), null);
            System.out.println("no");
        } catch (NullPointerException e) {
            System.out.println(k + " " + e.getMessage());
        }
    }
}
