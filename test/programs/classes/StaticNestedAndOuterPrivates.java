public class StaticNestedAndOuterPrivates {
    private static int secret = 42;
    private int instanceSecret = 7;

    private static String hidden(String s) {
        return "hidden " + s;
    }

    static class Nested {
        private int own = secret * 2;

        int peek(StaticNestedAndOuterPrivates outer) {
            return outer.instanceSecret + secret;
        }

        private static String privateStatic() {
            return hidden("from nested");
        }

        static class Deep {
            private final String path = "Outer.Nested.Deep";

            void change() {
                secret++;
                new Nested().own = 5;
            }
        }
    }

    interface Visitor {
        class Result {
            int visits;
        }

        enum Mode {
            FAST, SLOW
        }

        Result RESULT = new Result();

        void visit(Mode mode);
    }

    static class Counting implements Visitor {
        public void visit(Mode mode) {
            RESULT.visits += mode == Mode.FAST ? 1 : 10;
        }
    }

    private static class Base {
        private String name = "private base";

        private String who() {
            return "Base.who";
        }

        String call() {
            return who();
        }
    }

    private static class Derived extends Base {
        private String who() {
            return "Derived.who";
        }

        String viaCast() {
            return ((Base) this).name + " " + ((Base) this).who() + " " + super.who();
        }
    }

    public static void main(String[] args) {
        Nested nested = new Nested();
        System.out.println(nested.own + " " + nested.peek(new StaticNestedAndOuterPrivates()));
        System.out.println(Nested.privateStatic());
        new Nested.Deep().change();
        System.out.println(secret + " " + new Nested.Deep().path);
        StaticNestedAndOuterPrivates.Nested.Deep deep = new StaticNestedAndOuterPrivates.Nested.Deep();
        deep.change();
        System.out.println(secret + " " + deep.getClass().getName());
        Visitor visitor = new Counting();
        visitor.visit(Visitor.Mode.FAST);
        visitor.visit(Counting.Mode.SLOW);
        System.out.println(Visitor.RESULT.visits + " " + Counting.Mode.valueOf("SLOW").ordinal());
        Derived derived = new Derived();
        System.out.println(derived.call() + ", " + derived.who() + ", " + ((Base) derived).who() + ", " + derived.viaCast());
        secret += nested.own++ + --nested.own;
        System.out.println(secret + " " + nested.own);
    }
}
