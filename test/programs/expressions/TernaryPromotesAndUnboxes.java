public class TernaryPromotesAndUnboxes {
    static String type(Object o) {
        return o.getClass().getSimpleName() + ":" + o;
    }

    static String overload(int x) {
        return "int";
    }

    static String overload(long x) {
        return "long";
    }

    static String overload(Object x) {
        return "Object";
    }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        System.out.println(type(yes ? 1 : 2.0));
        System.out.println(type(yes ? (Object) 1 : 2.0));
        System.out.println(type(yes ? 'a' : 5));
        int five = 5;
        System.out.println(type(yes ? 'a' : five));
        System.out.println(type(yes ? (byte) 1 : 'b'));
        System.out.println(type(yes ? (short) 1 : (byte) 2));
        System.out.println(type(yes ? Integer.valueOf(7) : Double.valueOf(8)));
        System.out.println(type(yes ? "text" : 1));
        System.out.println(type(yes ? 1L : 2));
        System.out.println(type(yes ? Integer.valueOf(3) : null));
        System.out.println(overload(yes ? 1 : 2L));
        System.out.println(overload(yes ? 1 : "x"));
        System.out.println(overload(yes ? Integer.valueOf(1) : Integer.valueOf(2)));
        Integer nothing = null;
        try {
            int value = yes ? nothing : 0;
            System.out.println(value);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        try {
            Integer value = yes ? nothing : Integer.valueOf(0);
            System.out.println(value);
            Integer mixed = yes ? nothing : 0;
            System.out.println(mixed);
        } catch (NullPointerException e) {
            System.out.println("mixed operands unbox");
        }
        int n = 15;
        String size = n < 10 ? "small" : n < 20 ? "medium" : "large";
        System.out.println(size);
        int a = 1, b = 2;
        int max = a > b ? a : b;
        (yes ? System.out : System.err).println(max);
        int[] left = {1}, right = {2};
        (yes ? left : right)[0]++;
        System.out.println(left[0] + " " + right[0]);
        System.out.println(yes ? yes ? 1 : 2 : 3);
        long l = yes ? 1 : 0L;
        System.out.println(l + (yes ? 'c' : "d").toString());
        char ch = yes ? 97 : 'b';
        System.out.println(ch);
    }
}
