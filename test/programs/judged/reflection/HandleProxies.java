import java.lang.invoke.*;
import java.util.*;

public class HandleProxies {
    static String name = "a";
    static int drop(Object l, Object r) { name = null; return 0; }

    static void compared(Comparator<String> c) {
        name = "b";
        c.compare("a", "b");
        System.out.println(name.length()); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) throws Exception {
        MethodHandle h = MethodHandles.lookup().findStatic(HandleProxies.class, "drop", MethodType.methodType(int.class, Object.class, Object.class));
        try { compared(MethodHandleProxies.asInterfaceInstance(Comparator.class, h)); } catch (RuntimeException e) { }
    }
}
