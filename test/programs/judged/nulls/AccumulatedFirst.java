import java.util.*;
import java.util.function.*;

public class AccumulatedFirst {
    static class Longest implements BinaryOperator<String> {
        @Override
        public String apply(String best, String next) {
            return best.length() >= next.length() ? best : next; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        String best = List.of("a", "bc").stream().reduce(null, new Longest());
        System.out.println(best);
    }
}
