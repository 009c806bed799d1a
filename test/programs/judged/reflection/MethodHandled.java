import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandled {
    static Object held = "held";

    static void drop() {
        held = null;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(MethodHandled.class, "drop", MethodType.methodType(void.class));
        System.out.println(held.hashCode() != 0);
        handle.invokeExact();
        System.out.println(held.hashCode()); // fails: java.lang.NullPointerException
    }
}
