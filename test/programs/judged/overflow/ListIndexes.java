import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

public class ListIndexes {
    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static void removedWhile() {
        List<String> words = new ArrayList<>(List.of("a", "", "b", ""));
        int size = words.size();
        for (int each = 0; each < size; each++) if (words.get(each).isEmpty()) words.remove(each); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void removedInteger() {
        List<Integer> numbers = new ArrayList<>(List.of(5, 6));
        numbers.remove(Integer.valueOf(5));
        numbers.remove(1); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void addedAtEnd() {
        List<String> words = new LinkedList<>();
        words.add(0, "a");
        words.add(2, "b"); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void setOnEmpty(int capacity) {
        List<String> words = new ArrayList<>(capacity);
        if (capacity > 0) words.set(0, "a"); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void indexMissing(String word) {
        List<String> words = Arrays.asList("a", "b");
        System.out.println(words.get(words.indexOf(word))); // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
    }

    static void subListEnd(List<String> words, int from) {
        System.out.println(words.subList(from, words.size()).get(0)); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void lastOf(List<String> words) {
        System.out.println(words.get(words.size() - 1)); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    static void halves(String text) {
        int at = text.indexOf(':');
        System.out.println(text.substring(at + 1).charAt(0)); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    }

    static void trimmedLast(String text) {
        String trimmed = text.trim();
        if (text.length() > 1) System.out.println(trimmed.charAt(trimmed.length() - 1)); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    }

    static void window(String text, int width) {
        for (int each = 0; each < text.length(); each += width) System.out.println(text.substring(each, each + width)); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    }

    static void caseLonger(String text) {
        String upper = text.toUpperCase();
        StringBuilder out = new StringBuilder();
        for (int each = 0; each < upper.length(); each++) out.append(text.charAt(each)); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
        System.out.println(out);
    }

    static void replacedShorter(String text) {
        String shorter = text.replace("ab", "c");
        for (int each = 0; each < text.length(); each++) System.out.println(shorter.charAt(each)); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
    }

    static void builderShrinks() {
        StringBuilder text = new StringBuilder("abc");
        for (int each = 0; each < 3; each++) {
            if (text.charAt(each) == 'b') text.deleteCharAt(each); // fails: java.lang.StringIndexOutOfBoundsException (caught, in the library)
        }
    }

    static void splitTwo(String text) {
        String[] parts = text.split("=");
        if (text.contains("=")) System.out.println(parts[1]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void arraysCopy(int[] from, int wanted) {
        int[] copy = Arrays.copyOf(from, wanted);
        for (int each = 0; each < from.length; each++) copy[each]++; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void toArraySmaller() {
        List<String> words = new ArrayList<>(List.of("a", "b"));
        String[] array = words.toArray(new String[0]);
        words.remove(0);
        for (int each = 0; each < array.length; each++) System.out.println(words.get(each)); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
    }

    public static void main(String[] args) {
        probe(ListIndexes::removedWhile);
        probe(ListIndexes::removedInteger);
        probe(ListIndexes::addedAtEnd);
        probe(() -> setOnEmpty(4));
        probe(() -> indexMissing("c"));
        probe(() -> subListEnd(List.of("a"), 1));
        probe(() -> lastOf(new ArrayList<>()));
        probe(() -> halves("a:"));
        probe(() -> trimmedLast("  "));
        probe(() -> window("abcde", 2));
        probe(() -> caseLonger("a\u00df"));
        probe(() -> replacedShorter("xab"));
        probe(ListIndexes::builderShrinks);
        probe(() -> splitTwo("a="));
        probe(() -> arraysCopy(new int[3], 2));
        probe(ListIndexes::toArraySmaller);
    }
}
