import java.util.function.*;

public class CapturedArray {
    public static void main(String[] args) {
        String[] slot = { "full" };
        Supplier<Integer> length = () -> slot[0].length(); // fails: java.lang.NullPointerException
        Runnable clear = () -> slot[0] = null;
        System.out.println(length.get());
        Runnable[] later = { clear };
        for (Runnable each : later) each.run();
        System.out.println(length.get());
    }
}
