public class InstanceInitialisersRunInOrder {
    static StringBuilder trace = new StringBuilder();

    static <T> T log(T value) {
        trace.append(value).append(' ');
        return value;
    }

    static class Base {
        String a = log("Base.a");

        {
            log("Base.block");
        }

        Base() {
            this(log("argument"));
            log("Base()");
        }

        Base(String s) {
            log("Base(String)");
        }

        String b = log("Base.b");
    }

    static class Derived extends Base {
        int x = log(1);
        int y;

        {
            y = x + 1;
            z = 100;
            log("block y=" + y);
        }

        int z = log(3);
        final int w;

        {
            w = z * 10;
        }

        Derived() {
            log("Derived()");
        }

        Derived(int x) {
            super("explicit");
            this.x = x;
            log("Derived(int)");
        }

        Derived(boolean viaThis) {
            this(viaThis ? 42 : 43);
            log("Derived(boolean)");
        }
    }

    static class Throwing {
        int value = 5;

        {
            if (trace.length() == 0) throw new IllegalStateException("initialiser failed");
        }

        Throwing() {
            log("constructed");
        }
    }

    static class Doubled extends java.util.ArrayList<String> {
        {
            add("double");
            add("brace");
        }
    }

    static void flush() {
        System.out.println(trace.toString().trim());
        trace.setLength(0);
    }

    public static void main(String[] args) {
        new Derived();
        flush();
        Derived d = new Derived(7);
        flush();
        System.out.println(d.x + " " + d.y + " " + d.z + " " + d.w + " " + d.a + " " + d.b);
        System.out.println(new Derived(true).x);
        flush();
        try {
            new Throwing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        log("now");
        new Throwing();
        flush();
        System.out.println(new Doubled());
        System.out.println(new java.util.ArrayList<Integer>() {
            {
                for (int i = 0; i < 3; i++) add(i * i);
            }
        });
    }
}
