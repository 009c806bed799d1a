/** Which method a call runs depends on the object, and on bridges, defaults and overloads. */
import java.util.function.Function;
import java.util.function.Supplier;

public class Dispatch {
    interface Source<T> { T get(); default T again() { return get(); } }

    static class Texts implements Source<String> { public String get() { return "t"; } }
    static class Nothing extends Texts { @Override public String get() { return null; } }
    static class Once implements Source<String> {
        private String left = "once";
        public String get() { String result = left; left = null; return result; }
    }

    static int length(Source<String> source) { return source.again().length(); }

    static int exact() { Texts texts = new Texts(); return texts.again().length(); }

    static int twice() { Source<String> once = new Once(); return once.get().length() + once.again().length(); }

    static <T> int generic(Source<T> source) { return source.get().hashCode(); }

    static int applied(Function<String, String> function) { return function.andThen(s -> s).apply("x").length(); }

    static int supplied(Supplier<? extends Source<String>> supplier) { return supplier.get().get().length(); }

    static abstract class Shape { Object area() { return compute(); } protected abstract Object compute(); }
    static class Square extends Shape { protected Object compute() { return 4; } }
    static class Void extends Shape { protected Object compute() { return null; } }

    static int area(Shape[] shapes) { int sum = 0; for (Shape shape : shapes) sum += shape.area().hashCode(); return sum; }

    static class Hidden { Object value = "base"; Object get() { return value; } }
    static class Hiding extends Hidden { Object value = null; @Override Object get() { return value; } }

    static int hidden(Hidden hidden) { return hidden.value.hashCode() + hidden.get().hashCode(); }

    static void caught(String name, Runnable action) {
        try { action.run(); } catch (NullPointerException e) { System.out.println(name); }
    }

    public static void main(String[] args) {
        System.out.println(exact());
        caught("nothing", () -> length(new Nothing()));
        caught("twice", Dispatch::twice);
        caught("generic", () -> generic(new Nothing()));
        caught("applied", () -> applied(s -> null));
        caught("supplied", () -> supplied(() -> null));
        caught("supplied null", () -> supplied(Nothing::new));
        caught("area", () -> area(new Shape[] {new Square(), new Void()}));
        caught("hidden", () -> hidden(new Hiding()));
    }
}
