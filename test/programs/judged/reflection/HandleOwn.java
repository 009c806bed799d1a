import java.lang.invoke.*;

public class HandleOwn {
    static String name = "a";
    interface Shape { String text(); }
    static class Circle implements Shape {
        @Override public String text() { return "c"; }
    }
    static String drop() { name = null; return null; }

    static Shape made(int kind) throws Exception {
        if (kind == 0) return new Circle();
        MethodHandle h = MethodHandles.lookup().findStatic(HandleOwn.class, "drop", MethodType.methodType(String.class));
        return MethodHandleProxies.asInterfaceInstance(Shape.class, h); // fails: java.lang.IllegalArgumentException (caught, in the library)
    }

    static int result(Shape s) {
        return s.text().length();
    }

    static int kept(Shape s) {
        name = "b";
        s.text();
        return name.length();
    }

    static void make() throws Exception {
        try { result(made(1)); } catch (RuntimeException e) { }
        try { kept(made(1)); } catch (RuntimeException e) { }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(result(made(0)) + kept(made(0)));
        make();
    }
}
