import java.util.Arrays;

public class StringMethodsSurvey {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.indexOf("World") + " " + s.indexOf("x") + " " + s.lastIndexOf("l", 8));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.subSequence(3, 5));
        System.out.println(s.toUpperCase() + s.toLowerCase() + s.replace('l', 'L') + s.replace("World", "There") + s.replace("", "-"));
        System.out.println(s.contains("lo, W") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("ld") + " " + s.endsWith(""));
        System.out.println("  trim me \t\n".trim() + "|" + "  strip ".strip() + "|" + "  lead".stripLeading() + "|" + "trail  ".stripTrailing() + "|");
        System.out.println("".isEmpty() + " " + " ".isEmpty() + " " + " \t".isBlank() + " " + "ab".repeat(3) + " " + "x".repeat(0).length());
        System.out.println("a".compareTo("b") + " " + "apple".compareTo("app") + " " + "B".compareTo("a") + " " + "ABC".compareToIgnoreCase("abd") + " " + "ABC".equalsIgnoreCase("abc") + " " + "a".equals(null));
        System.out.println(String.valueOf(3.0f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(10L) + String.valueOf((Object) null) + String.copyValueOf(new char[] {'x', 'y'}));
        System.out.println(new String(new char[] {'a', 'b', 'c'}, 1, 2) + new String("copy") + new String() + new String(new StringBuilder("builder")));
        System.out.println(Arrays.toString("hello".toCharArray()) + " " + "a,b,,c,,".split(",").length + " " + Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,c".split(",", 2)));
        System.out.println(String.join("-", "a", "b", "c") + String.join("/", java.util.List.of("x", "y")) + "con".concat("cat"));
        System.out.println("hash".hashCode() + " " + "a".hashCode() + " " + "Hello, World".hashCode());
        System.out.println("line one\nline two\r\nline three".lines().count() + " " + "abc".chars().sum() + " " + "xyz".codePointAt(1));
        System.out.println("banana".chars().filter(c -> c == 'a').count() + " " + "banana".indexOf("ana", 2));
        System.out.println("Tab\tNew".indexOf('\t') + " " + "quote\"".length() + " " + "\u00e9t\u00e9".toUpperCase());
        System.out.println("abc".matches("[a-c]+") + " " + "a1b22c".replaceAll("[0-9]+", "#") + " " + "aaa".replaceFirst("a", "b"));
        System.out.println("%d items at %s".formatted(3, "home") + " " + "b".compareTo("a") + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println("regionMatches".regionMatches(6, "Match", 0, 5) + " " + "REGION".regionMatches(true, 0, "region", 0, 6));
        char[] target = new char[5];
        "source".getChars(1, 4, target, 1);
        System.out.println(target[1] + "" + target[3] + (int) target[0]);
        String t = s;
        s += "!";
        System.out.println(t + " " + s + " " + (t == s));
        System.out.println("a-b-c".indexOf("-", 2) + " " + "Mississippi".replace("ss", "SS") + " " + "aXbXc".split("X")[1] + " " + "".split(",").length);
        System.out.println("indent".indent(2).length() + " " + "  x\n y".stripIndent() + " " + "esc\\tape".translateEscapes());
        System.out.println("abc".charAt(5));
    }
}
