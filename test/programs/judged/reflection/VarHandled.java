import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandled {
    private String name = "n";

    public static void main(String[] args) throws Exception {
        VarHandle names = MethodHandles.lookup().findVarHandle(VarHandled.class, "name", String.class);
        VarHandled handled = new VarHandled();
        System.out.println(handled.name.length());
        names.set(handled, null);
        System.out.println(handled.name.length()); // fails: java.lang.NullPointerException
    }
}
