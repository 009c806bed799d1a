import java.io.Serializable;
import java.util.function.Supplier;

public class IntersectionCast {
    static Supplier<String> keep;

    public static void main(String[] args) {
        keep = (Supplier<String> & Serializable) () -> args.length == 0 ? null : "x";
        Serializable same = (Serializable) keep;
        System.out.println(same == keep);
        System.out.println(((Supplier<?>) same).get().hashCode()); // fails: java.lang.NullPointerException
    }
}
