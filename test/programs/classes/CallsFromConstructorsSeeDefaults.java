public class CallsFromConstructorsSeeDefaults {
    static class Base {
        protected final StringBuilder log = new StringBuilder();

        Base() {
            log.append("Base:").append(describe()).append(' ');
            init();
        }

        String describe() {
            return "base";
        }

        void init() {
        }
    }

    static class Derived extends Base {
        private int number = 5;
        private String text = "set";
        private final int blank;
        private final int constant = 9;
        private boolean initialised;
        private Integer lateBox;

        Derived(int value) {
            super();
            blank = value;
            log.append("Derived:").append(describe());
        }

        @Override
        String describe() {
            return number + "/" + text + "/" + blank + "/" + constant + "/" + initialised + "/" + lateBox;
        }

        @Override
        void init() {
            number = 100;
            text = "early";
            initialised = true;
            lateBox = 77;
        }
    }

    static class Chain {
        final int a;
        int b = next("b");
        static int counter;

        static int next(String name) {
            System.out.print(name + ++counter + " ");
            return counter;
        }

        {
            next("block");
        }

        int c = next("c");

        Chain() {
            this(next("argument"));
            next("outer body");
        }

        Chain(int a) {
            super();
            this.a = a;
            next("inner body");
        }
    }

    static class Leaky {
        static Leaky last;
        final int value;

        Leaky(int value) {
            last = this;
            if (value < 0) throw new IllegalArgumentException("negative");
            this.value = value;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived(3);
        System.out.println(d.log);
        System.out.println(d.describe());
        Chain chain = new Chain();
        System.out.println();
        System.out.println(chain.a + " " + chain.b + " " + chain.c);
        try {
            new Leaky(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + ", leaked object has " + Leaky.last.value);
        }
        new Chain(100);
        System.out.println();
    }
}
