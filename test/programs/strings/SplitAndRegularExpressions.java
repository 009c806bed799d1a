import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class SplitAndRegularExpressions {
    static void show(String[] parts) {
        System.out.println(parts.length + Arrays.toString(parts));
    }

    public static void main(String[] args) {
        show("a b  c   d".split(" "));
        show("a b  c   d".split(" +"));
        show("a b  c   d".split("\\s+"));
        show(" leading".split(" "));
        show("1+2-3*4".split("[+\\-*]"));
        show("a.b.c".split("\\."));
        show("a|b|c".split("\\|"));
        show("a1b22c333".split("[0-9]+"));
        show("2024-01-15T10:30".split("[-T:]"));
        show("abc".split(""));
        show(",,,".split(","));
        show("key = value # comment".split("\\s*[=#]\\s*"));
        show("a,b;c".split(",|;"));
        System.out.println("foo.bar@example.org".matches("\\w+(\\.\\w+)*@\\w+\\.[a-z]{2,3}") + " " + "foo@".matches("\\w+@\\w+"));
        System.out.println("2024-13-01".matches("\\d{4}-(0[1-9]|1[0-2])-\\d\\d") + " " + "2024-12-01".matches("\\d{4}-(0[1-9]|1[0-2])-\\d\\d"));
        System.out.println("hello world".replaceAll("o", "0") + " " + "x1y2".replaceAll("[a-z]", "") + " " + "a  b   c".replaceAll(" +", " "));
        System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + " " + "aaa".replaceFirst("a*?", "X") + " " + "price".replaceAll("^|$", "\""));
        System.out.println("camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase());
        System.out.println("AbC".matches("[^a-z]*") + " " + "ab12".matches("[a-z]+\\d+?") + " " + "".matches("x*") + " " + "color colour".replaceAll("colou?r", "hue"));
        Matcher m = Pattern.compile("(\\w)(\\d+)").matcher("a12 b3 c");
        while (m.find()) System.out.print(m.group() + "=" + m.group(1) + "/" + m.group(2) + "@" + m.start() + "-" + m.end() + " ");
        System.out.println();
        Pattern pattern = Pattern.compile("(?i)hello");
        System.out.println(pattern.matcher("Say HELLO").find() + " " + pattern.matcher("HELLO").matches() + " " + Pattern.matches("a+b", "aab"));
        System.out.println(Arrays.toString(Pattern.compile(",").split("x,y,z")) + " " + Pattern.quote("a.b").length());
        System.out.println("a\tb\nc".replaceAll("[\\t\\n]", "_") + " " + "tel: 555-1234".replaceAll("\\D", ""));
        System.out.println("aXbXc".replace("X", "$") + " " + "dollar".replaceAll("l+", "\\$") + " " + "(x)".replaceAll("[()]", ""));
        Matcher named = Pattern.compile("(?<key>\\w+)=(?<value>\\w*)").matcher("name=espalier");
        System.out.println(named.matches() + " " + named.group("key") + " " + named.group("value"));
        System.out.println("one two".split("(?= )").length + " " + "word boundary".replaceAll("\\b\\w", "W"));
    }
}
