import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Operations of java.lang.String on many short strings, and the exceptions they end in. */
public class StringOperations {
    static final String[] SAMPLES = {"", " ", "a", "A", "ab", "aB", "abab", "aabbaabb", "  padded\t", "x,y,,z,,", ",", "\u00e4\u00d6\u00df",
        "\ud83d\ude00smile\ud83d\ude00", "line one\nline two\r\nthree\r", "\u2003wide\u2003", "\\t tab \\101 \\s", "stra\u00dfe", "\u0130stanbul", "null",
        "    indented\n  less\n      more\n", "    a\n    b\n  ", "Zebra", "zebra", "\ud83d"};
    static final int[] INDICES = {-1, 0, 1, 2, 3, 7, 100};

    /** Java 17 words the exception differently for strings with characters beyond Latin-1. */
    static Object charAt(String text, int index) {
        try {
            return text.charAt(index);
        } catch (StringIndexOutOfBoundsException exception) {
            boolean latin = text.chars().allMatch(c -> c < 256);
            return latin ? exception.getMessage() : "out of bounds";
        }
    }

    static String show(String text) {
        StringBuilder result = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= ' ' && c < 127) {
                result.append(c);
            } else {
                result.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
            }
        }
        return result.toString();
    }

    public static void main(String[] args) {
        Journal.open(args);
        for (String s : SAMPLES) {
            String n = show(s);
            Journal.section("operations of \"" + n + "\"");
            Journal.note(n + " unary", () -> List.of(s.length(), s.isEmpty(), s.isBlank(), s.hashCode()));
            Journal.note(n + " lower", () -> s.toLowerCase(Locale.ROOT));
            Journal.note(n + " upper", () -> s.toUpperCase());
            Journal.note(n + " trim", () -> "[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing() + "]");
            Journal.note(n + " lines", () -> s.lines().count());
            Journal.note(n + " indent", () -> s.indent(2) + "|" + s.indent(-2) + "|" + s.indent(0));
            Journal.note(n + " stripIndent", () -> s.stripIndent());
            Journal.note(n + " escapes", () -> s.translateEscapes());
            Journal.note(n + " codePoints", () -> s.codePointCount(0, s.length()) + " " + s.codePoints().sum() + " " + s.chars().sum());
            Journal.note(n + " array", () -> new String(s.toCharArray()).equals(s) + " " + String.valueOf(s.toCharArray(), 0, s.length() / 2));
            Journal.note(n + " bytes", () -> Arrays.toString(s.getBytes("UTF-8")) + Arrays.toString(s.getBytes("ISO-8859-1")) + Arrays.toString(s.getBytes("UTF-16")));
            Journal.note(n + " back", () -> new String(s.getBytes("UTF-8"), "UTF-8").equals(s));
            Journal.note(n + " split,", () -> Arrays.toString(s.split(",")));
            Journal.note(n + " split,-1", () -> Arrays.toString(s.split(",", -1)));
            Journal.note(n + " split,2", () -> Arrays.toString(s.split(",", 2)));
            Journal.note(n + " splitb", () -> Arrays.toString(s.split("b")));
            Journal.note(n + " reverse", () -> new StringBuilder(s).reverse());
            Journal.note(n + " intern", () -> new String(s) == s || new String(s).intern() != s.intern());
            for (int i : INDICES) {
                Journal.note(n + " at " + i, () -> charAt(s, i));
                Journal.note(n + " from " + i, () -> s.substring(i));
                Journal.note(n + " point " + i, () -> s.codePointAt(i) + " " + s.codePointBefore(i));
                Journal.note(n + " offset " + i, () -> s.offsetByCodePoints(0, i));
                Journal.note(n + " repeat " + i, () -> s.repeat(i).length());
            }
        }
        for (String s : SAMPLES) {
            Journal.section("pairs with \"" + show(s) + "\"");
            for (String t : SAMPLES) {
                String n = show(s) + "/" + show(t);
                Journal.note(n, () -> List.of(s.equals(t), s.equalsIgnoreCase(t), Integer.signum(s.compareTo(t)), s.compareTo(t),
                    s.compareToIgnoreCase(t), s.contains(t), s.startsWith(t), s.endsWith(t), s.indexOf(t), s.lastIndexOf(t)));
                Journal.note(n + " index", () -> {
                    List<Integer> found = new ArrayList<>();
                    for (int i : INDICES) {
                        found.add(s.indexOf(t, i));
                        found.add(s.lastIndexOf(t, i));
                        found.add(s.startsWith(t, i) ? 1 : 0);
                        found.add(s.regionMatches(true, i, t, 1, 2) ? 1 : 0);
                        found.add(s.regionMatches(0, t, i, 1) ? 1 : 0);
                        if (!t.isEmpty()) {
                            found.add(s.indexOf(t.codePointAt(0), i));
                            found.add(s.lastIndexOf(t.charAt(0), i));
                        }
                    }
                    return found;
                });
                Journal.note(n + " replace", () -> s.replace(t, "<>") + s.replace(t, "") + String.join(t, "1", s, "2") + s.concat(t));
            }
        }
        Journal.section("others");
        Journal.note("join list", () -> String.join("-", List.of("a", "b")) + String.join("-", new ArrayList<String>()));
        Journal.note("replace char", () -> "banana".replace('a', 'o') + "x".replace('y', 'z'));
        Journal.note("valueOf", () -> String.valueOf((Object) null) + String.valueOf(1L) + String.valueOf(1.5f) + String.valueOf(true) + String.valueOf('c'));
        Journal.note("range", () -> new String(new char[] {'a', 'b', 'c'}, 1, 2) + new String(new int[] {0x1f600, 65}, 0, 2).length());
        Journal.note("content", () -> "abc".contentEquals(new StringBuilder("abc")) + " " + "abc".contentEquals(new StringBuffer("abd")));
        Journal.note("order", () -> String.CASE_INSENSITIVE_ORDER.compare("abc", "ABD"));
        Journal.note("identity", () -> {
            String a = "const";
            String b = "con" + "st";
            String c = new String("const");
            return (a == b) + " " + (a == c) + " " + (a == c.intern()) + " " + (a.substring(0) == a) + " " + (a.trim() == a) + " " + (a.toLowerCase() == a);
        });
        Journal.section("");
    }
}
