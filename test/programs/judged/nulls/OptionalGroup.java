import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class OptionalGroup {
    public static void main(String[] args) {
        Matcher matcher = Pattern.compile("(\\w+)(:(\\d+))?").matcher("host");
        if (matcher.matches()) {
            System.out.println(matcher.group(1).length());
            System.out.println(matcher.group(3).length()); // fails: java.lang.NullPointerException
        }
    }
}
