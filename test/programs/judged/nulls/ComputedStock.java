import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

public class ComputedStock {
    static class Increase implements BiFunction<String, Integer, Integer> {
        @Override
        public Integer apply(String item, Integer count) {
            return count + 1; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("nail", 1);
        stock.compute("nail", new Increase());
        stock.computeIfPresent("screw", new Increase());
        stock.compute("screw", new Increase());
    }
}
