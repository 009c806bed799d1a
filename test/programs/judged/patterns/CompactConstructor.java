import java.util.ArrayList;
import java.util.List;

public class CompactConstructor {
    static final List<Range> made = new ArrayList<>();

    record Range(String low, String high) {
        Range {
            if (low.length() > high.length()) {
                String swapped = low;
                low = high;
                high = null;
                System.out.println(swapped);
            }
        }

        int width() {
            return high.length() - low.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        made.add(new Range("a", "bbb"));
        System.out.println(made.get(0).width());
        made.add(new Range("aaa", "b"));
        System.out.println(made.get(1).width());
    }
}
