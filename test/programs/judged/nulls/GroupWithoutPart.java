import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class GroupWithoutPart {
    private static final Pattern VERSION = Pattern.compile("(\\d+)(-\\w+)?");

    static int suffix(String text) {
        Matcher match = VERSION.matcher(text);
        if (!match.matches()) return 0;
        return match.group(1).length() + match.group(2).length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(suffix("1-beta"));
        System.out.println(suffix("12"));
    }
}
