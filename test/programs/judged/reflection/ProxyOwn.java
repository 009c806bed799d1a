import java.lang.reflect.*;

public class ProxyOwn {
    static String name = "a";
    interface Shape { String text(); int size(); }
    static class Circle implements Shape {
        @Override public String text() { return "c"; }
        @Override public int size() { return 1; }
    }

    static Shape made(int kind) {
        if (kind == 0) return new Circle();
        return (Shape) Proxy.newProxyInstance(ProxyOwn.class.getClassLoader(), new Class<?>[] {Shape.class}, (proxy, method, given) -> {
            name = null;
            return method.getReturnType() == int.class ? 0 : null;
        });
    }

    static int result(Shape s) {
        return s.text().length(); // fails: java.lang.NullPointerException (caught)
    }

    static int kept(Shape s) {
        name = "b";
        s.size();
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int kept2(Shape s) {
        name = "b";
        s.text();
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int divided(Shape s) {
        return 1 / s.size(); // fails: java.lang.ArithmeticException (caught)
    }

    static int cast(Shape s) {
        Circle c = (Circle) s; // fails: java.lang.ClassCastException (caught)
        return c.size();
    }

    static int hashed(Shape s) {
        name = "b";
        s.toString();
        return name.length(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        System.out.println(result(made(0)) + kept(made(0)) + divided(made(0)) + cast(made(0)));
        try { result(made(1)); } catch (RuntimeException e) { }
        try { kept(made(1)); } catch (RuntimeException e) { }
        try { kept2(made(1)); } catch (RuntimeException e) { }
        try { divided(made(1)); } catch (RuntimeException e) { }
        try { cast(made(1)); } catch (RuntimeException e) { }
        try { hashed(made(1)); } catch (RuntimeException e) { }
    }
}
