import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class CapturedLoopVariable {
    public static void main(String[] args) {
        String[] words = {"a", "b"};
        List<Supplier<String>> later = new ArrayList<>();
        for (int each = 0; each < words.length; each++) {
            int kept = each;
            later.add(() -> words[kept]);
        }
        words[1] = null;
        int total = 0;
        for (Supplier<String> supplier : later) total += supplier.get().length(); // fails: java.lang.NullPointerException
        System.out.println(total);
    }
}
