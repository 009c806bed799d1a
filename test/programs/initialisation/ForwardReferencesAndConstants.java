public class ForwardReferencesAndConstants {
    static int early = ForwardReferencesAndConstants.later + 1;
    static int later = 5;
    static final int CONSTANT_LATER = 7;
    static int sum = early + later + CONSTANT_LATER;

    int a = this.b + 1;
    int b = 10;
    int c = init();
    final int d = 3;
    final int e;
    final String f = "constant" + d;

    int init() {
        return a * 100 + b * 10 + d + e + f.length();
    }

    {
        e = 4;
        g = 50;
    }

    int g = 6;

    {
        g += 1;
    }

    static String order = "";

    static int note(String s) {
        order += s;
        return order.length();
    }

    static class Parent {
        int p = note("p");

        Parent() {
            note("P");
            hook();
        }

        void hook() {
            note("h");
        }
    }

    static class Child extends Parent {
        int q = note("q");
        final int constant = 42;
        final Integer boxed = 43;

        Child() {
            this(note("arg"));
            note("C");
        }

        Child(int ignored) {
            super();
            note("I");
        }

        @Override
        void hook() {
            note("[" + q + "," + constant + "," + boxed + "]");
        }
    }

    static class Lists {
        static final String[] NAMES = {"x", "y"};
        static final int COUNT = NAMES.length;
        static final int[] SIZES = new int[COUNT];
        static int filled;

        static {
            int local = 3;
            while (filled < COUNT) SIZES[filled++] = local *= 2;
        }

        static final int LAST = SIZES[COUNT - 1];
    }

    interface Keys {
        String PREFIX = "key.";
        String NAME = PREFIX + "name";
        int LENGTH = NAME.length();
    }

    public static void main(String[] args) {
        System.out.println(early + " " + later + " " + sum);
        ForwardReferencesAndConstants o = new ForwardReferencesAndConstants();
        System.out.println(o.a + " " + o.b + " " + o.c + " " + o.d + o.e + " " + o.f + " " + o.g);
        new Child();
        System.out.println(order);
        System.out.println(Lists.LAST + " " + Lists.COUNT + " " + Keys.NAME + Keys.LENGTH);
        char[] counts = new char[Keys.NAME.length()];
        System.out.println(counts.length + (int) counts[0]);
    }
}
