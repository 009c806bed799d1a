import java.util.List;

public class PaddedArray {
    public static void main(String[] args) {
        List<String> names = List.of("ann", "bob");
        String[] exact = names.toArray(new String[0]);
        System.out.println(exact[1].length());
        String[] padded = names.toArray(new String[4]);
        for (String name : padded) {
            System.out.println(name.length()); // fails: java.lang.NullPointerException
        }
    }
}
