/** Matches a text against a pattern. */
package java.util.regex;

import espalier.Nullable;
import espalier.Run;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    /** The text, and the region of it that is matched. */
    String text;
    int from;
    int to;
    /** Starts and ends of groups; -1 where a group did not take part. Group 0 is the whole match. */
    int[] groups;
    /** What loops remember: counts and starts of iterations. */
    int[] slots;
    boolean anchoringBounds = true;
    boolean transparentBounds = false;
    /** Whether a match must reach the end of the region. */
    boolean toTheEnd;
    /** Whether matching looked beyond the last character. */
    boolean hitEnd;
    boolean requireEnd;
    /** Start of the current match or search; -1 when the last one failed. */
    private int first = -1;
    private int last = 0;
    /** End of the match before the current one; -1 when there is none. */
    int previousEnd = -1;
    private int appended = 0;
    private int changes = 0;

    Matcher(Pattern pattern, CharSequence text) {
        this.pattern = pattern;
        this.text = textOf(text);
        reset();
    }

    /** Texts of the program are asked for their characters while they are matched, in an order that is not known here. */
    private static String textOf(CharSequence text) {
        if (text != null && !(text instanceof String) && !(text instanceof StringBuilder)
                && !(text instanceof StringBuffer) && !(text instanceof CharBuffer)) {
            Run.stop("a text of the program is matched");
        }
        return text.toString();
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        clear();
        changes++;
        return this;
    }

    private void clear() {
        groups = new int[2 * (pattern.groupCount + 1)];
        slots = new int[pattern.slotCount];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = -1;
        }
        for (int i = 0; i < slots.length; i++) {
            slots[i] = -1;
        }
    }

    public Matcher reset() {
        first = -1;
        last = 0;
        previousEnd = -1;
        appended = 0;
        from = 0;
        to = text.length();
        clear();
        changes++;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = textOf(input);
        return reset();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparentBounds;
    }

    public Matcher useTransparentBounds(boolean b) {
        transparentBounds = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoringBounds;
    }

    public Matcher useAnchoringBounds(boolean b) {
        anchoringBounds = b;
        return this;
    }

    public boolean hitEnd() {
        return hitEnd;
    }

    public boolean requireEnd() {
        return requireEnd;
    }

    /** Called by the last node of a pattern. */
    boolean accept(int end) {
        if (toTheEnd && end != to) {
            return false;
        }
        last = end;
        groups[0] = first;
        groups[1] = end;
        return true;
    }

    private boolean matchAt(int start, boolean wholly) {
        hitEnd = false;
        requireEnd = false;
        first = start;
        previousEnd = previousEnd < 0 ? start : previousEnd;
        clear();
        toTheEnd = wholly;
        boolean matched = pattern.start.match(this, start);
        if (!matched) {
            first = -1;
        }
        previousEnd = last;
        changes++;
        return matched;
    }

    private boolean search(int start) {
        hitEnd = false;
        requireEnd = false;
        previousEnd = previousEnd < 0 ? start : previousEnd;
        clear();
        toTheEnd = false;
        int position = start;
        boolean matched = false;
        while (!matched && position <= to) {
            first = position;
            matched = pattern.start.match(this, position);
            if (!matched) {
                boolean pair = position + 1 < to && Character.isHighSurrogate(text.charAt(position))
                        && Character.isLowSurrogate(text.charAt(position + 1));
                position += pair ? 2 : 1;
            }
        }
        if (!matched) {
            first = -1;
            hitEnd = true;
        }
        previousEnd = last;
        changes++;
        return matched;
    }

    public boolean matches() {
        return matchAt(from, true);
    }

    public boolean lookingAt() {
        return matchAt(from, false);
    }

    public boolean find() {
        int next = last;
        if (next == first) {
            next++;
        }
        if (next < from) {
            next = from;
        }
        if (next > to) {
            clear();
            return false;
        }
        return search(next);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(start);
    }

    private void checkMatch(String message) {
        if (first < 0) {
            throw new IllegalStateException(message);
        }
    }

    private void checkGroup(int group) {
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int groupNumber(String name) {
        Objects.requireNonNull(name, "Group name");
        checkMatch("No match found");
        int number = pattern.groupNames.indexOf(name);
        if (number < 0) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }

    public int start() {
        checkMatch("No match available");
        return first;
    }

    public int start(int group) {
        checkMatch("No match available");
        checkGroup(group);
        return groups[group * 2];
    }

    public int start(String name) {
        return groups[groupNumber(name) * 2];
    }

    public int end() {
        checkMatch("No match available");
        return last;
    }

    public int end(int group) {
        checkMatch("No match available");
        checkGroup(group);
        return groups[group * 2 + 1];
    }

    public int end(String name) {
        return groups[groupNumber(name) * 2 + 1];
    }

    public String group() {
        return group(0);
    }

    @Nullable
    public String group(int group) {
        checkMatch("No match found");
        checkGroup(group);
        if (groups[group * 2] == -1 || groups[group * 2 + 1] == -1) {
            return null;
        }
        return text.substring(groups[group * 2], groups[group * 2 + 1]);
    }

    @Nullable
    public String group(String name) {
        return group(groupNumber(name));
    }

    public int groupCount() {
        return pattern.groupCount;
    }

    public boolean hasMatch() {
        return first >= 0;
    }

    public MatchResult toMatchResult() {
        return new FixedMatchResult(text, first, last, groups.clone());
    }

    public static String quoteReplacement(String s) {
        if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) {
            return s;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' || c == '$') {
                text.append('\\');
            }
            text.append(c);
        }
        return text.toString();
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        checkMatch("No match available");
        String expanded = expand(replacement);
        sb.append(text.substring(appended, first)).append(expanded);
        appended = last;
        changes++;
        return this;
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        checkMatch("No match available");
        String expanded = expand(replacement);
        sb.append(text.substring(appended, first)).append(expanded);
        appended = last;
        changes++;
        return this;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text.substring(appended));
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text.substring(appended));
    }

    /** The replacement with its references to groups filled in. */
    private String expand(String replacement) {
        StringBuilder result = new StringBuilder();
        int cursor = 0;
        while (cursor < replacement.length()) {
            char c = replacement.charAt(cursor);
            cursor++;
            if (c == '\\') {
                if (cursor == replacement.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                result.append(replacement.charAt(cursor));
                cursor++;
            } else if (c == '$') {
                cursor = expandReference(replacement, cursor, result);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    /** `start` is after the dollar sign; gives the position after the reference. */
    private int expandReference(String replacement, int start, StringBuilder result) {
        int cursor = start;
        if (cursor == replacement.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        char c = replacement.charAt(cursor);
        int number;
        if (c == '{') {
            cursor++;
            int nameStart = cursor;
            while (cursor < replacement.length() && isNamePart(replacement.charAt(cursor))) {
                cursor++;
            }
            if (cursor == nameStart) {
                throw new IllegalArgumentException("named capturing group has 0 length name");
            }
            String name = replacement.substring(nameStart, cursor);
            if (cursor == replacement.length() || replacement.charAt(cursor) != '}') {
                throw new IllegalArgumentException("named capturing group is missing trailing '}'");
            }
            if (name.charAt(0) >= '0' && name.charAt(0) <= '9') {
                throw new IllegalArgumentException(
                        "capturing group name {" + name + "} starts with digit character");
            }
            number = pattern.groupNames.indexOf(name);
            if (number < 0) {
                throw new IllegalArgumentException("No group with name {" + name + "}");
            }
            cursor++;
        } else {
            if (c < '0' || c > '9') {
                throw new IllegalArgumentException("Illegal group reference");
            }
            number = c - '0';
            cursor++;
            while (cursor < replacement.length()) {
                char digit = replacement.charAt(cursor);
                if (digit < '0' || digit > '9') {
                    break;
                }
                int longer = number * 10 + (digit - '0');
                if (groupCount() < longer) {
                    break;
                }
                number = longer;
                cursor++;
            }
        }
        checkGroup(number);
        String value = group(number);
        if (value != null) {
            result.append(value);
        }
        return cursor;
    }

    private static boolean isNamePart(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }

    public String replaceAll(String replacement) {
        reset();
        boolean found = find();
        if (!found) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        while (found) {
            appendReplacement(result, replacement);
            found = find();
        }
        return appendTail(result).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        boolean found = find();
        if (!found) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        while (found) {
            int expected = changes;
            String replacement = replacer.apply(this);
            if (expected != changes) {
                throw new java.util.ConcurrentModificationException();
            }
            appendReplacement(result, replacement);
            found = find();
        }
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        int expected = changes;
        String replacement = replacer.apply(this);
        if (expected != changes) {
            throw new java.util.ConcurrentModificationException();
        }
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public Stream<MatchResult> results() {
        reset();
        ArrayList<MatchResult> results = new ArrayList<MatchResult>();
        while (find()) {
            results.add(toMatchResult());
        }
        return results.stream();
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch="
                + (first >= 0 && group() != null ? group() : "") + "]";
    }

    /** A match that later ones do not change. */
    private static final class FixedMatchResult implements MatchResult {
        private final String text;
        private final int first;
        private final int last;
        private final int[] groups;

        FixedMatchResult(String text, int first, int last, int[] groups) {
            this.text = text;
            this.first = first;
            this.last = last;
            this.groups = groups;
        }

        private void check(int group) {
            if (first < 0) {
                throw new IllegalStateException("No match found");
            }
            if (group < 0 || group > groupCount()) {
                throw new IndexOutOfBoundsException("No group " + group);
            }
        }

        public int start() {
            check(0);
            return first;
        }

        public int start(int group) {
            check(group);
            return groups[group * 2];
        }

        public int end() {
            check(0);
            return last;
        }

        public int end(int group) {
            check(group);
            return groups[group * 2 + 1];
        }

        public int groupCount() {
            return groups.length / 2 - 1;
        }

        public String group() {
            return group(0);
        }

        @Nullable
        public String group(int group) {
            check(group);
            if (groups[group * 2] == -1 || groups[group * 2 + 1] == -1) {
                return null;
            }
            return text.substring(groups[group * 2], groups[group * 2 + 1]);
        }
    }
}
