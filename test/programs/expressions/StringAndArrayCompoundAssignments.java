public class StringAndArrayCompoundAssignments {
    static int calls;
    static String[] texts = {"a", "b"};
    String field = "f";

    static String[] texts() {
        calls++;
        return texts;
    }

    static int zero() {
        calls += 10;
        return 0;
    }

    StringAndArrayCompoundAssignments self() {
        calls += 100;
        return this;
    }

    static String change() {
        texts[0] = "changed";
        return "!";
    }

    static int bump(int[] a) {
        a[0] = 50;
        return 1;
    }

    static int fail() {
        throw new IllegalStateException("right side");
    }

    public static void main(String[] args) {
        texts()[zero()] += "x";
        System.out.println(texts[0] + " " + calls);
        texts[0] += change();
        System.out.println(texts[0]);
        StringAndArrayCompoundAssignments o = new StringAndArrayCompoundAssignments();
        o.self().field += o.self().field += "g";
        System.out.println(o.field + " " + calls);
        int[] a = {1, 2, 3};
        a[0] += bump(a);
        System.out.println(a[0]);
        a[0] = a[0] + bump(a);
        System.out.println(a[0]);
        int i = 0;
        a[i++] += a[i++] * 10 + i;
        System.out.println(a[0] + " " + i);
        i = 1;
        i += i++ + (i = 10) + i;
        System.out.println(i);
        try {
            a[1] += fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + a[1]);
        }
        try {
            a[5] += fail();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index first");
        } catch (IllegalStateException e) {
            System.out.println("right side first");
        }
        try {
            int[] none = null;
            none[0] += fail();
        } catch (NullPointerException e) {
            System.out.println("null first");
        } catch (IllegalStateException e) {
            System.out.println("right side first");
        }
        try {
            int[] none = null;
            none[0] = fail();
        } catch (IllegalStateException e) {
            System.out.println("plain assignment evaluates its right side");
        }
        try {
            a[5] = fail();
        } catch (IllegalStateException e) {
            System.out.println("also with a bad index");
        }
        char c = 'a';
        c += 1.7;
        c *= 1;
        String s = null;
        s += c;
        s += 'd' + 1;
        s += 1 + 'd' + "e";
        System.out.println(s);
        char[] chars = {'x', 'y'};
        chars[0]++;
        chars[1] += 'b' - 'a';
        System.out.println(new String(chars));
        byte[] bytes = {127};
        bytes[0]++;
        bytes[0] >>>= 1;
        System.out.println(bytes[0]);
        long[][] grid = {{1}};
        grid[0][0] <<= 40;
        grid[0][0] |= 3;
        grid[0][0] %= 1000;
        System.out.println(grid[0][0]);
        boolean[] flags = {true};
        flags[0] &= a.length > 2;
        flags[0] ^= true;
        System.out.println(flags[0]);
        Object x = "o";
        x += "p" + 1;
        CharSequence sequence = "q";
        sequence += "r";
        System.out.println(x + "" + sequence);
        double d = 5;
        d /= 2;
        d %= 2;
        int n = 7;
        n -= 0.1;
        n *= d;
        System.out.println(d + " " + n);
        Integer boxed = 3;
        boxed <<= 2;
        boxed -= 'a';
        System.out.println(boxed);
        texts[2] += change();
    }
}
