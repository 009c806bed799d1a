import java.util.Arrays;
import java.util.Locale;

public class ComparisonsAndSearching {
    static int compareNatural(String a, String b) {
        int i = 0, j = 0;
        while (i < a.length() && j < b.length()) {
            char x = a.charAt(i), y = b.charAt(j);
            if (Character.isDigit(x) && Character.isDigit(y)) {
                int m = 0, n = 0;
                while (i < a.length() && Character.isDigit(a.charAt(i))) m = m * 10 + a.charAt(i++) - '0';
                while (j < b.length() && Character.isDigit(b.charAt(j))) n = n * 10 + b.charAt(j++) - '0';
                if (m != n) return Integer.compare(m, n);
            } else {
                if (x != y) return x - y;
                i++;
                j++;
            }
        }
        return (a.length() - i) - (b.length() - j);
    }

    static String reverseWords(String s) {
        String[] words = s.trim().split(" ");
        String out = "";
        for (String w : words) if (!w.isEmpty()) out = w + (out.isEmpty() ? "" : " ") + out;
        return out;
    }

    static boolean isRotation(String a, String b) {
        return a.length() == b.length() && (a + a).contains(b);
    }

    static String longestCommonPrefix(String... words) {
        if (words.length == 0) return "";
        int end = 0;
        outer:
        for (; end < words[0].length(); end++) for (String w : words) if (end >= w.length() || w.charAt(end) != words[0].charAt(end)) break outer;
        return words[0].substring(0, end);
    }

    static int countOccurrences(String text, String part) {
        int count = 0;
        for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length())) count++;
        return count;
    }

    public static void main(String[] args) {
        String[] files = {"file10", "file2", "file1", "File3", "file", "file02x"};
        Arrays.sort(files, ComparisonsAndSearching::compareNatural);
        System.out.println(Arrays.toString(files));
        Arrays.sort(files);
        System.out.println(Arrays.toString(files));
        System.out.println(reverseWords("  the sky  is blue ") + "|" + isRotation("waterbottle", "erbottlewat") + isRotation("ab", "abc") + "|" + longestCommonPrefix("flower", "flow", "flight") + longestCommonPrefix() + longestCommonPrefix("x"));
        System.out.println(countOccurrences("banana bandana", "an") + " " + countOccurrences("aaaa", "aa") + " " + "aaaa".lastIndexOf("aa") + " " + "abc".indexOf("") + " " + "abc".lastIndexOf("") + " " + "abc".indexOf("c", -5) + " " + "abc".indexOf("a", 10));
        System.out.println("apple".compareTo("banana") + " " + "a".compareTo("abc") + " " + "Z".compareTo("a") + " " + "".compareTo("x") + " " + "same".compareTo("same") + " " + "a".compareToIgnoreCase("B"));
        System.out.println("Hello".equalsIgnoreCase("hELLO") + " " + "x".equals((Object) 'x') + " " + "abc".startsWith("") + " " + "abc".startsWith("c", 2) + " " + "abc".startsWith("a", 5) + " " + "TITLE".toLowerCase(Locale.ROOT));
        System.out.println("a.b.c".replace(".", "") + " " + "aaa".replace("aa", "b") + " " + "abc".replace('a', 'a') + " " + "x".replace("", "_") + " " + "tic tac".replace("t", "T").replace("c", ""));
        System.out.println("abcdef".substring(2, 4) + "abc".substring(3).length() + " " + "a,b".split(",", 0).length + " " + ",a".split(",").length + " " + "a".split(",").length + " " + "a,,".split(",", 2)[1]);
        System.out.println(String.valueOf(new char[] {'o', 'k'}) + "ab".repeat(2) + "trim\u2003".strip() + "|" + " x ".trim() + "|" + "\u2003y".trim().length());
        System.out.println("A-B".chars().map(c -> c == '-' ? '+' : c).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        System.out.println("mixed Case Words".chars().filter(Character::isUpperCase).count() + " " + "a\nb\r\nc".lines().toList() + " " + "x".isBlank() + "\t".isBlank());
        char[] sorted = "anagram".toCharArray();
        Arrays.sort(sorted);
        System.out.println(new String(sorted) + new String(sorted, 1, 3) + String.copyValueOf(sorted, 0, 2));
        System.out.println("abc".compareTo(null));
    }
}
