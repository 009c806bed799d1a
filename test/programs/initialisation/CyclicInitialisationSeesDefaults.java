public class CyclicInitialisationSeesDefaults {
    static class Config {
        static final Config DEFAULT = new Config();
        static final int SIZE = Integer.parseInt("10");
        static final String NAME = "config";
        static final Integer BOXED = 5;
        final int size;
        final String name;
        final Integer boxed;

        Config() {
            size = SIZE;
            name = NAME;
            boxed = BOXED;
        }

        @Override
        public String toString() {
            return size + "/" + name + "/" + boxed;
        }
    }

    static class Ping {
        static String value = "ping(" + Pong.value + ")";
    }

    static class Pong {
        static String value = "pong(" + Ping.value + ")";
    }

    static class Parent {
        static final Parent[] ALL = {new Parent(), new Child()};
        static int counter;
        final int id = ++counter;

        static {
            System.out.println("Parent ready, counter " + counter);
        }
    }

    static class Child extends Parent {
        static final String TAG = "child".toUpperCase();
        final String tag = TAG;

        static {
            System.out.println("Child ready");
        }
    }

    enum Color {
        RED, GREEN;

        static final Color[] REVERSED = new Color[values().length];
        private static int made;
        final int order;

        Color() {
            order = next();
        }

        private static int next() {
            return ++made;
        }

        static {
            for (Color c : values()) REVERSED[REVERSED.length - 1 - c.ordinal()] = c;
        }
    }

    static int a = b() + 1;
    static int c = 10;

    static int b() {
        return c * 2;
    }

    static final int[] TABLE = fill(new int[4]);

    static int[] fill(int[] t) {
        for (int i = 0; i < t.length; i++) t[i] = TABLE == null ? i : -1;
        return t;
    }

    public static void main(String[] args) {
        System.out.println(Config.DEFAULT + " " + new Config());
        System.out.println(Ping.value + " " + Pong.value);
        System.out.println(new Child().tag + " " + Parent.counter);
        System.out.println(((Child) Parent.ALL[1]).tag + " " + Parent.ALL[0].id + Parent.ALL[1].id);
        System.out.println(Color.REVERSED[0] + " " + Color.RED.order + Color.GREEN.order + " " + Color.made);
        System.out.println(a + " " + c + " " + b() + " " + TABLE[3]);
    }
}
