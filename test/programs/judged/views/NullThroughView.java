import java.util.Arrays;
import java.util.List;

public class NullThroughView {
    public static void main(String[] args) {
        String[] names = {"ann", "bob"};
        List<String> view = Arrays.asList(names);
        System.out.println(names[0].length() + names[1].length());
        view.set(1, null);
        System.out.println(names[0].length());
        System.out.println(names[1].length()); // fails: java.lang.NullPointerException
    }
}
