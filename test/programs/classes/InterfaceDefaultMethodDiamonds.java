public class InterfaceDefaultMethodDiamonds {
    interface Named {
        String PREFIX = "named ";

        default String name() {
            return PREFIX + "default";
        }

        static String twice(Named n) {
            return n.name() + "|" + n.name();
        }
    }

    interface Loud extends Named {
        @Override
        default String name() {
            return "LOUD " + Named.super.name();
        }
    }

    interface Polite extends Named {
        @Override
        default String name() {
            return "polite " + helper();
        }

        private String helper() {
            return "private " + count();
        }

        private static int count() {
            return 7;
        }
    }

    interface Plain extends Named {
    }

    static class Both implements Loud, Polite {
        @Override
        public String name() {
            return Loud.super.name() + " and " + Polite.super.name();
        }
    }

    static class Inherits implements Loud, Plain {
    }

    static class Parent {
        public String name() {
            return "class wins";
        }
    }

    static class Child extends Parent implements Polite {
        String viaSuper() {
            return super.name() + ", " + Polite.super.name();
        }
    }

    interface Abstracted extends Named {
        @Override
        String name();
    }

    static abstract class Partial implements Loud {
        public abstract String name();
    }

    interface Counter {
        int[] COUNTS = new int[1];

        default int bump() {
            return ++COUNTS[0];
        }
    }

    static class A implements Counter {
    }

    static class B implements Counter {
        public int bump() {
            return Counter.super.bump() * 100;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Both().name());
        System.out.println(new Inherits().name());
        Named child = new Child();
        System.out.println(child.name() + "; " + ((Child) child).viaSuper());
        System.out.println(Named.twice(new Plain() {
        }));
        Abstracted lambda = () -> "from lambda";
        System.out.println(Named.twice(lambda));
        System.out.println(new Partial() {
            public String name() {
                return "anonymous";
            }
        }.name());
        System.out.println(new A().bump() + " " + new B().bump() + " " + new A().bump());
        System.out.println(Both.PREFIX + Counter.COUNTS[0]);
        Object o = new Both();
        System.out.println((o instanceof Named) + " " + (o instanceof Plain) + " " + ((Named) o).name().length());
    }
}
