import java.util.List;

public class VarargsPollution {
    @SafeVarargs
    static <T> T[] array(T... given) {
        return given;
    }

    static <T> T[] two(T first, T second) {
        return array(first, second);
    }

    public static void main(String[] args) {
        String[] direct = array("a", "b");
        System.out.println(direct.length);
        String[] through = two("a", "b"); // fails: java.lang.ClassCastException
        System.out.println(through.length);
    }
}
