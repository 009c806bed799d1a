import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class TriesAndPrefixes {
    private final Map<Character, TriesAndPrefixes> children = new TreeMap<>();
    private boolean word;
    private int passing;

    void insert(String text) {
        TriesAndPrefixes node = this;
        for (char c : text.toCharArray()) {
            node.passing++;
            node = node.children.computeIfAbsent(c, k -> new TriesAndPrefixes());
        }
        node.passing++;
        node.word = true;
    }

    private TriesAndPrefixes walk(String prefix) {
        TriesAndPrefixes node = this;
        for (int i = 0; node != null && i < prefix.length(); i++) node = node.children.get(prefix.charAt(i));
        return node;
    }

    boolean contains(String text) {
        TriesAndPrefixes node = walk(text);
        return node != null && node.word;
    }

    int countWithPrefix(String prefix) {
        TriesAndPrefixes node = walk(prefix);
        return node == null ? 0 : node.passing;
    }

    List<String> complete(String prefix) {
        List<String> result = new ArrayList<>();
        TriesAndPrefixes node = walk(prefix);
        if (node != null) node.collect(new StringBuilder(prefix), result);
        return result;
    }

    private void collect(StringBuilder path, List<String> into) {
        if (word) into.add(path.toString());
        children.forEach((c, child) -> {
            path.append(c.charValue());
            child.collect(path, into);
            path.setLength(path.length() - 1);
        });
    }

    static class Compact {
        private final Compact[] next = new Compact[26];
        private int end = -1;

        static Compact build(String... words) {
            Compact root = new Compact();
            for (int i = 0; i < words.length; i++) {
                Compact node = root;
                for (int j = 0; j < words[i].length(); j++) {
                    int c = words[i].charAt(j) - 'a';
                    if (node.next[c] == null) node.next[c] = new Compact();
                    node = node.next[c];
                }
                node.end = i;
            }
            return root;
        }

        int longestMatch(String text, int from) {
            int best = -1;
            Compact node = this;
            for (int i = from; i < text.length() && node != null; i++) {
                node = node.next[text.charAt(i) - 'a'];
                if (node != null && node.end >= 0) best = i + 1;
            }
            return best;
        }

        String segment(String text) {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < text.length(); ) {
                int end = longestMatch(text, i);
                if (end < 0) return out + "?" + text.substring(i);
                out.append(text, i, end).append('|');
                i = end;
            }
            return out.toString();
        }
    }

    public static void main(String[] args) {
        TriesAndPrefixes trie = new TriesAndPrefixes();
        for (String s : "car card care cat dog do".split(" ")) trie.insert(s);
        System.out.println(trie.contains("car") + " " + trie.contains("ca") + " " + trie.contains("cards") + " " + trie.contains(""));
        System.out.println(trie.countWithPrefix("car") + " " + trie.countWithPrefix("d") + " " + trie.countWithPrefix("x") + " " + trie.countWithPrefix(""));
        System.out.println(trie.complete("ca") + " " + trie.complete("do") + " " + trie.complete("zebra"));
        trie.insert("");
        System.out.println(trie.contains("") + " " + trie.complete("").size());
        Compact dictionary = Compact.build("the", "there", "is", "a", "an", "answer", "here");
        System.out.println(dictionary.segment("thereisananswer") + " " + dictionary.segment("theanswerisx"));
        System.out.println(dictionary.segment("Upper"));
    }
}
