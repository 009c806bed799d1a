import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Named classes that are called back with what collections hold. */
class NullsThroughTheLibrary {
    static class ByLength implements Comparator<String> {
        @Override
        public int compare(String left, String right) {
            return left.length() - right.length();
        }
    }

    static class Printer implements Consumer<String> {
        int letters;

        @Override
        public void accept(String text) {
            letters += text.length();
        }
    }

    static class IsLong implements Predicate<String> {
        @Override
        public boolean test(String text) {
            return text.length() > 3;
        }
    }

    static class Upper implements UnaryOperator<String> {
        @Override
        public String apply(String text) {
            return text.toUpperCase();
        }
    }

    static class Join implements BiFunction<String, String, String> {
        @Override
        public String apply(String key, String value) {
            return key.concat(value);
        }
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        words.add("pear");
        words.add("fig");
        words.add("apple");
        words.sort(new ByLength());
        Printer printer = new Printer();
        words.forEach(printer);
        words.replaceAll(new Upper());
        words.removeIf(new IsLong());
        Map<String, String> pairs = new HashMap<>();
        pairs.put("a", "b");
        pairs.put("c", "d");
        pairs.replaceAll(new Join());
        pairs.compute("a", new Join());
        pairs.computeIfPresent("c", new Join());
        pairs.merge("e", "f", new Join());
        long count = words.stream().map(new Upper()).filter(new IsLong().negate()).count();
        System.out.println(words + " " + pairs + " " + printer.letters + " " + count);
        System.out.println(pairs.get("a").length() + pairs.getOrDefault("z", "none").length());
    }
}
