import java.util.ArrayList;
import java.util.List;

public class BoxedIntegersCompareByIdentity {
    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128));
        Integer low = -128, low2 = -128, below = -129, below2 = -129;
        System.out.println((low == low2) + " " + (below == below2));
        Long l = 127L, m = 127L, n = 1000L, o = 1000L;
        System.out.println((l == m) + " " + (n == o) + " " + n.equals(1000) + " " + n.equals(1000L));
        Character x = 'x', y = 'x', big = '\u1234', big2 = '\u1234';
        System.out.println((x == y) + " " + (big == big2));
        Boolean t = true, u = Boolean.valueOf("TRUE");
        System.out.println(t == u);
        Byte p = -1, q = -1;
        Short s = 127, r = 127;
        System.out.println((p == q) + " " + (s == r));
        System.out.println((c <= d) + " " + (c >= d) + " " + (c != d));
        System.out.println(same(5, 5) + " " + same(5, 5L) + " " + same(1000, 1000) + " " + same('a', 'a'));
        Object seven = 7;
        System.out.println(seven.equals(7) + " " + seven.equals(7L) + " " + seven.equals((short) 7) + " " + (seven instanceof Integer));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
        list.remove(1);
        list.remove(Integer.valueOf(30));
        System.out.println(list);
        Integer counter = 0;
        Integer before = counter;
        counter++;
        System.out.println(before + " " + counter + " " + (before == counter));
        int sum = 0;
        for (Integer each : List.of(1, 2, 3)) sum += each;
        System.out.println(sum);
        double mixed = a + 0.5;
        System.out.println(mixed + " " + (a + l) + " " + (char) (x + 1));
        System.out.println(Integer.valueOf(65).hashCode() + " " + Long.valueOf(1L << 32).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + Character.valueOf('a').hashCode());
        Integer none = null;
        try {
            if (none == 0) System.out.println("zero");
        } catch (NullPointerException e) {
            System.out.println("null is not zero");
        }
        System.out.println(Integer.compare(3, 5) + " " + a.compareTo(100) + " " + Integer.signum(-9) + " " + Integer.parseInt("-42") + " " + Integer.parseInt("ff", 16) + " " + Integer.toString(255, 2));
    }
}
