import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class WordFrequenciesAndSorting {
    static final String TEXT = """
        It was the best of times, it was the worst of times, it was the age of wisdom,
        it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity.
        """;

    static Map<String, Integer> count(String text) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.toLowerCase().split("[^a-z]+")) {
            if (!word.isEmpty()) counts.merge(word, 1, Integer::sum);
        }
        return counts;
    }

    static String histogram(Map<Integer, Integer> lengths) {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<Integer, Integer> entry : lengths.entrySet()) {
            out.append(String.format("%2d %s%n", entry.getKey(), "*".repeat(entry.getValue())));
        }
        return out.toString();
    }

    static boolean anagrams(String a, String b) {
        int[] counts = new int[128];
        for (char c : a.toCharArray()) counts[c]++;
        for (char c : b.toCharArray()) counts[c]--;
        for (int count : counts) if (count != 0) return false;
        return true;
    }

    static String capitalise(String sentence) {
        String[] words = sentence.split(" ");
        for (int i = 0; i < words.length; i++) {
            words[i] = Character.toUpperCase(words[i].charAt(0)) + words[i].substring(1);
        }
        return String.join(" ", words);
    }

    static String wrap(String text, int width) {
        StringBuilder out = new StringBuilder(), line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() + word.length() + 1 > width) {
                out.append(line).append('\n');
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(word);
        }
        return out.append(line).toString();
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = count(TEXT);
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort((a, b) -> a.getValue().equals(b.getValue()) ? a.getKey().compareTo(b.getKey()) : b.getValue() - a.getValue());
        for (Map.Entry<String, Integer> entry : entries.subList(0, 6)) System.out.print(entry + " ");
        System.out.println();
        System.out.println(counts);
        Map<Integer, Integer> lengths = new TreeMap<>();
        for (String word : counts.keySet()) lengths.merge(word.length(), 1, Integer::sum);
        System.out.print(histogram(lengths));
        System.out.println(anagrams("listen", "silent") + " " + anagrams("aab", "abb"));
        System.out.println(capitalise("the quick brown fox"));
        System.out.println(wrap(TEXT, 40));
        System.out.println(new TreeSet<>(counts.keySet()).first() + " " + new TreeSet<>(counts.keySet()).descendingSet().first());
    }
}
