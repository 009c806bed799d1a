public class ExceptionsInConstructorsAndInitialisers {
    static int created, destroyed;

    static class Part {
        final String name;

        Part(String name) {
            if (name == null) throw new NullPointerException("part without name");
            this.name = name;
            created++;
        }
    }

    static class Assembly {
        final Part first, second;
        private final StringBuilder steps = new StringBuilder("start ");

        {
            steps.append("initialiser ");
        }

        Assembly(String a, String b) {
            try {
                first = new Part(a);
                second = new Part(b);
            } catch (NullPointerException e) {
                destroyed++;
                throw new IllegalArgumentException("cannot assemble " + a + "+" + b, e);
            } finally {
                steps.append("finally ");
            }
            steps.append("done");
        }
    }

    static class Parent {
        static Parent escaped;

        Parent() {
            escaped = this;
            hook();
        }

        void hook() {
        }
    }

    static class Child extends Parent {
        private final Object[] items = new Object[2];

        @Override
        void hook() {
            items[0] = "too early";
        }
    }

    static class Checked {
        Checked(int n) throws java.io.IOException {
            this(check(n), "checked");
        }

        private Checked(int n, String s) {
            System.out.println(s + n);
        }

        static int check(int n) throws java.io.IOException {
            if (n < 0) throw new java.io.IOException("negative " + n);
            return n;
        }
    }

    static class Instance {
        int a = 10 / divisor;
        static int divisor;
    }

    public static void main(String[] args) {
        System.out.println(new Assembly("x", "y").steps + " " + created);
        try {
            new Assembly("x", null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " because " + e.getCause().getMessage() + ", " + created + " " + destroyed);
        }
        try {
            new Child();
        } catch (NullPointerException e) {
            System.out.println("hook ran before fields, escaped " + (Parent.escaped instanceof Child));
        }
        try {
            new Checked(3);
            new Checked(-3);
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Instance();
        } catch (ArithmeticException e) {
            Instance.divisor = 5;
            System.out.println(new Instance().a);
        }
        Part[] parts = new Part[3];
        try {
            for (int i = 0; i < 3; i++) parts[i] = new Part(i == 1 ? null : "p" + i);
        } catch (NullPointerException e) {
            System.out.println(parts[0].name + " " + parts[1] + " " + created);
        }
        System.out.println(parts[2].name);
    }
}
