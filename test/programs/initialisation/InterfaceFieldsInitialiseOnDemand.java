public class InterfaceFieldsInitialiseOnDemand {
    static StringBuilder log = new StringBuilder();

    static int note(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    interface I {
        int CONSTANT = 1;
        int COMPUTED = note("I", 2);
    }

    interface J extends I {
        int OWN = note("J", 3);

        default void touch() {
        }
    }

    interface K extends J {
        int ANOTHER = note("K", 4);
    }

    static class C implements K {
        static int own = note("C", 5);
        int field = note("field", 6);

        C() {
            note("C()", 0);
        }
    }

    static class D extends C {
        static final int LAST = note("D", 7);
        static final int CONSTANT_OF_D = 70;
    }

    enum E {
        ONE, TWO;

        static {
            note("E static", 0);
        }

        E() {
            note("E constructor", 0);
        }
    }

    static class Lazy {
        private static class Holder {
            static final Lazy INSTANCE = new Lazy();

            static {
                note("Holder", 0);
            }
        }

        static Lazy get() {
            return Holder.INSTANCE;
        }

        static void nothing() {
        }
    }

    static void flush(String what) {
        System.out.println(what + ": " + log.toString().trim());
        log.setLength(0);
    }

    public static void main(String[] args) {
        flush("I.CONSTANT " + I.CONSTANT + D.CONSTANT + D.CONSTANT_OF_D);
        flush("array " + new C[1].length + new D[0][0].length);
        new C();
        flush("new C");
        flush("D.own " + D.own);
        new D();
        flush("new D");
        flush("I.COMPUTED " + I.COMPUTED);
        flush("K.ANOTHER " + K.ANOTHER + K.OWN);
        E e = null;
        flush("declared " + e);
        e = E.TWO;
        flush("used " + e);
        Lazy.nothing();
        flush("nothing");
        flush("same " + (Lazy.get() == Lazy.get()));
        Object o = D.class;
        flush("literal " + (o != null));
    }
}
