import java.util.Arrays;
import java.util.function.IntFunction;

public class SetAllIndexes {
    static final class Names implements IntFunction<String> {
        private final String[] known = {"zero", "one"};

        @Override
        public String apply(int index) {
            return known[index]; // fails: java.lang.ArrayIndexOutOfBoundsException
        }
    }

    public static void main(String[] args) {
        String[] two = new String[2];
        Arrays.setAll(two, new Names());
        System.out.println(two[1].length());
        String[] three = new String[3];
        Arrays.setAll(three, new Names());
    }
}
