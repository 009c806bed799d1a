import java.util.regex.*;

public class GroupMatched {
    public static void main(String[] args) {
        Matcher matcher = Pattern.compile("(a)|(b)").matcher("b");
        if (matcher.matches()) {
            System.out.println(matcher.group().length());
            System.out.println(matcher.group(2).length());
            System.out.println(matcher.group(1).length()); // fails: java.lang.NullPointerException
        }
    }
}
