/** A compiled regular expression, matched by backtracking. Scripts, blocks and grapheme clusters are not modelled. */
package java.util.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

public final class Pattern implements java.io.Serializable {
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private final String pattern;
    private final int flags;
    final Node start;
    final int groupCount;
    final int slotCount;
    /** Names of groups by number; null where a group has none. */
    final List<String> groupNames;

    private Pattern(String pattern, int flags) {
        if ((flags & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        this.pattern = pattern;
        PatternParser parser = new PatternParser(pattern, flags);
        Tree tree = parser.parse();
        this.start = tree.link(new Node.Accept());
        this.flags = parser.flags();
        this.groupCount = parser.groupCount();
        this.slotCount = parser.slotCount();
        this.groupNames = parser.groupNames();
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public int flags() {
        return flags;
    }

    public static boolean matches(String regex, CharSequence input) {
        return Pattern.compile(regex).matcher(input).matches();
    }

    public String[] split(CharSequence input, int limit) {
        int index = 0;
        boolean limited = limit > 0;
        ArrayList<String> parts = new ArrayList<String>();
        Matcher matcher = matcher(input);
        String text = input.toString();
        while (matcher.find()) {
            if (!limited || parts.size() < limit - 1) {
                if (index == 0 && matcher.start() == 0 && matcher.end() == 0) {
                    continue;
                }
                parts.add(text.substring(index, matcher.start()));
                index = matcher.end();
            } else if (parts.size() == limit - 1) {
                parts.add(text.substring(index));
                index = matcher.end();
            }
        }
        if (index == 0) {
            return new String[] {text};
        }
        if (!limited || parts.size() < limit) {
            parts.add(text.substring(index));
        }
        int count = parts.size();
        if (limit == 0) {
            while (count > 0 && parts.get(count - 1).isEmpty()) {
                count--;
            }
        }
        String[] result = new String[count];
        for (int i = 0; i < count; i++) {
            result[i] = parts.get(i);
        }
        return result;
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return Stream.of(this).flatMap(pattern -> Arrays.stream(pattern.split(input)));
    }

    public static String quote(String s) {
        int end = s.indexOf("\\E");
        if (end < 0) {
            return "\\Q" + s + "\\E";
        }
        StringBuilder text = new StringBuilder("\\Q");
        int start = 0;
        while (end >= 0) {
            text.append(s.substring(start, end)).append("\\E\\\\E\\Q");
            start = end + 2;
            end = s.indexOf("\\E", start);
        }
        return text.append(s.substring(start)).append("\\E").toString();
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }
}
