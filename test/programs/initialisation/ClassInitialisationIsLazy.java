public class ClassInitialisationIsLazy {
    static void log(String s) {
        System.out.println(s);
    }

    static class Constants {
        static final int COMPILE_TIME = 5;
        static final String TEXT = "constant";
        static final Integer BOXED = 6;

        static {
            log("Constants initialised");
        }
    }

    static class Parent {
        static int parentField = 1;

        static {
            log("Parent initialised");
        }

        static void parentMethod() {
            log("parentMethod");
        }
    }

    static class Child extends Parent {
        static int childField = 2;

        static {
            log("Child initialised");
        }
    }

    interface WithDefault {
        int FIELD = show("WithDefault.FIELD");

        default void method() {
        }
    }

    interface WithoutDefault {
        int FIELD = show("WithoutDefault.FIELD");
    }

    static class Implementer implements WithDefault, WithoutDefault {
        static {
            log("Implementer initialised");
        }
    }

    static int show(String s) {
        log(s);
        return 1;
    }

    static class Holder {
        static final Holder INSTANCE = new Holder();
        static int counter = 10;
        int seen;

        Holder() {
            seen = counter;
            counter++;
            log("Holder constructed, counter " + counter);
        }
    }

    static class Unused {
        static {
            log("never");
        }
    }

    static {
        log("main class initialised");
    }

    public static void main(String[] args) {
        log("main starts");
        log(Constants.TEXT + Constants.COMPILE_TIME);
        log("boxed " + Constants.BOXED);
        log("through child: " + Child.parentField);
        Child.parentMethod();
        Child[] array = new Child[2];
        log("array of Child created " + array.length);
        log(Child.class.getSimpleName());
        log("child field " + Child.childField);
        Implementer none = null;
        log("declared");
        none = new Implementer();
        log("constructed");
        log("" + Implementer.class.getName().length() + WithoutDefault.FIELD);
        log(Holder.INSTANCE.seen + " " + Holder.counter);
        Unused unused = null;
        log("" + (unused instanceof Unused));
    }
}
