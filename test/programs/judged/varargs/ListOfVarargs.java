import java.util.Arrays;
import java.util.List;

public class ListOfVarargs {
    static List<String> names(String... given) {
        return Arrays.asList(given); // fails: java.lang.NullPointerException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(names("a").get(0).length());
        System.out.println(names().size());
        String[] none = null;
        System.out.println(names(none).size());
    }
}
