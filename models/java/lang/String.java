package java.lang;

import espalier.Encoding;
import espalier.NonNull;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An immutable sequence of UTF-16 units.
 *
 * The characters are kept by the machine, not in fields; the private natives below read them and may rely on the checks
 * made here, so that none of them fails.
 */
public final class String implements Serializable, Comparable<String>, CharSequence {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    public String() {
    }

    public String(String original) {
        original.length();
        become(original);
    }

    public String(char[] value) {
        become(ofCharacters(value, 0, value.length));
    }

    public String(char[] value, int offset, int count) {
        become(valueOf(value, offset, count));
    }

    public String(int[] codePoints, int offset, int count) {
        checkRange(offset, count, codePoints.length);
        StringBuilder builder = new StringBuilder();
        for (int i = offset; i < offset + count; i++) {
            if (!Character.isValidCodePoint(codePoints[i])) {
                throw new IllegalArgumentException(Integer.toString(codePoints[i]));
            }
            builder.appendCodePoint(codePoints[i]);
        }
        become(builder.toString());
    }

    public String(byte[] bytes) {
        become(Encoding.decode(bytes, 0, bytes.length, Charset.defaultCharset().name()));
    }

    public String(byte[] bytes, int offset, int length) {
        checkRange(offset, length, bytes.length);
        become(Encoding.decode(bytes, offset, length, Charset.defaultCharset().name()));
    }

    public String(byte[] bytes, Charset charset) {
        become(Encoding.decode(bytes, 0, bytes.length, charset.name()));
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        String name = charset.name();
        checkRange(offset, length, bytes.length);
        become(Encoding.decode(bytes, offset, length, name));
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        become(Encoding.decode(bytes, 0, bytes.length, encodingFor(charsetName)));
    }

    public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
        String encoding = encodingFor(charsetName);
        checkRange(offset, length, bytes.length);
        become(Encoding.decode(bytes, offset, length, encoding));
    }

    public String(StringBuilder builder) {
        become(builder.toString());
    }

    public String(StringBuffer buffer) {
        become(buffer.toString());
    }

    /** Takes over the characters of another string; only constructors do that. */
    private native void become(String text);

    public native int length();

    public boolean isEmpty() {
        return length() == 0;
    }

    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return character(index);
    }

    private native char character(int index);

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        return Character.codePointAt(this, index);
    }

    public int codePointBefore(int index) {
        int last = index - 1;
        if (last < 0 || last >= length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointBefore(this, index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length()) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 || index > length()) {
            throw new IndexOutOfBoundsException();
        }
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkBounds(srcBegin, srcEnd, length());
        checkRange(dstBegin, srcEnd - srcBegin, dst.length);
        copyInto(srcBegin, srcEnd, dst, dstBegin);
    }

    private native void copyInto(int begin, int end, char[] target, int at);

    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        checkBounds(srcBegin, srcEnd, length());
        checkRange(dstBegin, srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = (byte) character(i);
        }
    }

    @NonNull
    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        return Encoding.encode(this, encodingFor(charsetName));
    }

    @NonNull
    public byte[] getBytes(Charset charset) {
        return Encoding.encode(this, charset.name());
    }

    @NonNull
    public byte[] getBytes() {
        return Encoding.encode(this, Charset.defaultCharset().name());
    }

    private static String encodingFor(String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        String name = Encoding.canonicalName(charsetName);
        if (name == null) {
            throw new UnsupportedEncodingException(charsetName);
        }
        return name;
    }

    public boolean equals(Object other) {
        return this == other || other instanceof String && sameText((String) other);
    }

    private native boolean sameText(String other);

    public boolean contentEquals(StringBuffer buffer) {
        return contentEquals((CharSequence) buffer);
    }

    public boolean contentEquals(CharSequence sequence) {
        int length = length();
        if (length != sequence.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (character(i) != sequence.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String other) {
        return this == other
            || other != null && other.length() == length() && regionMatches(true, 0, other, 0, length());
    }

    public int compareTo(String other) {
        other.length();
        return compareText(other);
    }

    private native int compareText(String other);

    public int compareToIgnoreCase(String other) {
        int length = length();
        int otherLength = other.length();
        int shared = Math.min(length, otherLength);
        for (int i = 0; i < shared; i++) {
            if (character(i) != other.character(i)) {
                int a = foldedAt(i, other);
                int b = other.foldedAt(i, this);
                if (a != b) {
                    return a - b;
                }
            }
        }
        return length - otherLength;
    }

    public boolean regionMatches(int offset, String other, int otherOffset, int length) {
        int otherLength = other.length();
        if (otherOffset < 0 || offset < 0 || offset > (long) length() - length
            || otherOffset > (long) otherLength - length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (character(offset + i) != other.character(otherOffset + i)) {
                return false;
            }
        }
        return true;
    }

    public boolean regionMatches(boolean ignoreCase, int offset, String other, int otherOffset, int length) {
        if (!ignoreCase) {
            return regionMatches(offset, other, otherOffset, length);
        }
        if (otherOffset < 0 || offset < 0 || offset > (long) length() - length
            || otherOffset > (long) other.length() - length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (character(offset + i) != other.character(otherOffset + i)
                && foldedAt(offset + i, other) != other.foldedAt(otherOffset + i, this)) {
                return false;
            }
        }
        return true;
    }

    /** The unit without regard to case; that is, the code point it belongs to where both strings go beyond Latin-1. */
    private int foldedAt(int index, String other) {
        int codePoint = character(index);
        if (Character.isSurrogate((char) codePoint) && !other.isLatin()) {
            boolean low = Character.isLowSurrogate((char) codePoint);
            codePoint = low ? Character.codePointBefore(this, index + 1) : Character.codePointAt(this, index);
        }
        return Character.toLowerCase(Character.toUpperCase(codePoint));
    }

    private boolean isLatin() {
        for (int i = 0; i < length(); i++) {
            if (character(i) > 0xff) {
                return false;
            }
        }
        return true;
    }

    public boolean startsWith(String prefix, int offset) {
        return offset >= 0 && offset <= length() - prefix.length() && matchesAt(offset, prefix);
    }

    /** Whether the part of this string that begins at {@code offset} starts with the text, which fits in. */
    private native boolean matchesAt(int offset, String text);

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    public native int hashCode();

    public int indexOf(int character) {
        return indexOf(character, 0);
    }

    public int indexOf(int character, int fromIndex) {
        if (!Character.isValidCodePoint(character)) {
            return -1;
        }
        return find(Character.toString(character), Math.max(fromIndex, 0));
    }

    public int lastIndexOf(int character) {
        return lastIndexOf(character, length() - 1);
    }

    public int lastIndexOf(int character, int fromIndex) {
        if (!Character.isValidCodePoint(character) || fromIndex < 0) {
            return -1;
        }
        return findLast(Character.toString(character), fromIndex);
    }

    public int indexOf(String text) {
        return indexOf(text, 0);
    }

    public int indexOf(String text, int fromIndex) {
        text.length();
        int start = Math.min(Math.max(fromIndex, 0), length());
        return find(text, start);
    }

    /** {@code from} is not negative. */
    private native int find(String text, int from);

    public int lastIndexOf(String text) {
        return lastIndexOf(text, length());
    }

    public int lastIndexOf(String text, int fromIndex) {
        text.length();
        return fromIndex < 0 ? -1 : findLast(text, fromIndex);
    }

    /** The last index up to {@code from}, which is not negative. */
    private native int findLast(String text, int from);

    @NonNull
    public String substring(int beginIndex) {
        return substring(beginIndex, length());
    }

    @NonNull
    public String substring(int beginIndex, int endIndex) {
        int length = length();
        checkBounds(beginIndex, endIndex, length);
        if (beginIndex == 0 && endIndex == length) {
            return this;
        }
        return beginIndex == endIndex ? "" : part(beginIndex, endIndex);
    }

    @NonNull
    private native String part(int begin, int end);

    @NonNull
    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    @NonNull
    public String concat(String text) {
        return text.isEmpty() ? this : this + text;
    }

    @NonNull
    public String replace(char oldChar, char newChar) {
        if (oldChar == newChar) {
            return this;
        }
        String old = valueOf(oldChar);
        return find(old, 0) < 0 ? this : replaceText(old, valueOf(newChar));
    }

    @NonNull
    public String replace(CharSequence target, CharSequence replacement) {
        String old = target.toString();
        String text = replacement.toString();
        if (old.length() == 1 && text.length() == 1) {
            return replace(old.charAt(0), text.charAt(0));
        }
        return find(old, 0) < 0 ? this : replaceText(old, text);
    }

    /** Every occurrence from left to right; an empty {@code old} occurs before each character and at the end. */
    @NonNull
    private native String replaceText(String old, String text);

    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    public boolean contains(CharSequence sequence) {
        return indexOf(sequence.toString()) >= 0;
    }

    @NonNull
    public String replaceFirst(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    @NonNull
    public String replaceAll(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    @NonNull
    public String[] split(String regex) {
        return split(regex, 0);
    }

    @NonNull
    public String[] split(String regex, int limit) {
        String separator = literal(regex);
        return separator == null ? Pattern.compile(regex).split(this, limit) : splitAt(separator, limit);
    }

    /** The one character that the expression stands for, or null when it is more than a character. */
    private static String literal(String regex) {
        int length = regex.length();
        if (length == 1) {
            return ".$|()[{^?*+\\".indexOf(regex) < 0 && !Character.isSurrogate(regex.charAt(0)) ? regex : null;
        }
        if (length == 2 && regex.charAt(0) == '\\') {
            char escaped = regex.charAt(1);
            boolean word = escaped >= '0' && escaped <= '9' || escaped >= 'a' && escaped <= 'z'
                || escaped >= 'A' && escaped <= 'Z';
            return word || Character.isSurrogate(escaped) ? null : valueOf(escaped);
        }
        return null;
    }

    private String[] splitAt(String separator, int limit) {
        List<String> parts = new ArrayList<>();
        int begin = 0;
        int end = find(separator, 0);
        while (end >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
            parts.add(part(begin, end));
            begin = end + 1;
            end = find(separator, begin);
        }
        if (parts.isEmpty()) {
            return new String[] {this};
        }
        parts.add(part(begin, length()));
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

    @NonNull
    public static String join(CharSequence delimiter, CharSequence... elements) {
        String separator = delimiter.toString();
        String result = "";
        for (int i = 0; i < elements.length; i++) {
            result = (i == 0 ? result : result + separator) + valueOf(elements[i]);
        }
        return elements.length == 0 ? new String() : result;
    }

    @NonNull
    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        Objects.requireNonNull(delimiter);
        Objects.requireNonNull(elements);
        String separator = delimiter.toString();
        Iterator<? extends CharSequence> iterator = elements.iterator();
        String result = "";
        boolean first = true;
        while (iterator.hasNext()) {
            CharSequence element = iterator.next();
            result = (first ? result : result + separator) + valueOf(element);
            first = false;
        }
        return first ? new String() : result;
    }

    @NonNull
    public String toLowerCase(Locale locale) {
        locale.hashCode();
        return toLowerCase();
    }

    @NonNull
    public String toLowerCase() {
        String lower = lowerText();
        return sameText(lower) ? this : lower;
    }

    @NonNull
    private native String lowerText();

    @NonNull
    public String toUpperCase(Locale locale) {
        locale.hashCode();
        return toUpperCase();
    }

    @NonNull
    public String toUpperCase() {
        String upper = upperText();
        return sameText(upper) ? this : upper;
    }

    @NonNull
    private native String upperText();

    @NonNull
    public String trim() {
        int begin = 0;
        int end = length();
        while (begin < end && character(begin) <= ' ') {
            begin++;
        }
        while (begin < end && character(end - 1) <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    @NonNull
    public String strip() {
        int begin = firstNonBlank();
        return begin == length() ? "" : substring(begin, endOfNonBlank());
    }

    @NonNull
    public String stripLeading() {
        return substring(firstNonBlank());
    }

    @NonNull
    public String stripTrailing() {
        return substring(0, endOfNonBlank());
    }

    public boolean isBlank() {
        return firstNonBlank() == length();
    }

    /** No white space lies outside the basic plane, so that units can be looked at one by one. */
    private int firstNonBlank() {
        int length = length();
        int index = 0;
        while (index < length && Character.isWhitespace(character(index))) {
            index++;
        }
        return index;
    }

    private int endOfNonBlank() {
        int end = length();
        while (end > 0 && Character.isWhitespace(character(end - 1))) {
            end--;
        }
        return end;
    }

    @NonNull
    public Stream<String> lines() {
        return lineList().stream();
    }

    private List<String> lineList() {
        List<String> lines = new ArrayList<>();
        int length = length();
        int begin = 0;
        while (begin < length) {
            int end = begin;
            while (end < length && character(end) != '\n' && character(end) != '\r') {
                end++;
            }
            lines.add(substring(begin, end));
            begin = end + 1;
            if (end + 1 < length && character(end) == '\r' && character(end + 1) == '\n') {
                begin++;
            }
        }
        return lines;
    }

    @NonNull
    public String indent(int count) {
        if (isEmpty()) {
            return "";
        }
        String result = "";
        for (String line : lineList()) {
            if (count > 0) {
                result = result + " ".repeat(count) + line + "\n";
            } else {
                int blanks = Math.min(line.firstNonBlank(), count == Integer.MIN_VALUE ? Integer.MAX_VALUE : -count);
                result = result + line.substring(blanks) + "\n";
            }
        }
        return result;
    }

    @NonNull
    public String stripIndent() {
        int length = length();
        if (length == 0) {
            return "";
        }
        char last = character(length - 1);
        boolean endsWithBreak = last == '\n' || last == '\r';
        List<String> lines = lineList();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int blanks = line.firstNonBlank();
            if (blanks != line.length() || i == lines.size() - 1) {
                least = Math.min(least, blanks);
            }
        }
        if (endsWithBreak) {
            least = 0;
        }
        String result = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String kept = line.isBlank() ? "" : line.substring(Math.min(least, line.firstNonBlank())).stripTrailing();
            result = i == 0 ? kept : result + "\n" + kept;
        }
        return endsWithBreak ? result + "\n" : new String(result);
    }

    @NonNull
    public String translateEscapes() {
        int length = length();
        if (length == 0) {
            return "";
        }
        StringBuilder result = new StringBuilder();
        int index = 0;
        while (index < length) {
            char c = character(index++);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = index < length ? character(index++) : '\0';
            switch (c) {
                case 'b':
                    result.append('\b');
                    break;
                case 'f':
                    result.append('\f');
                    break;
                case 'n':
                    result.append('\n');
                    break;
                case 'r':
                    result.append('\r');
                    break;
                case 's':
                    result.append(' ');
                    break;
                case 't':
                    result.append('\t');
                    break;
                case '\'':
                case '"':
                case '\\':
                    result.append(c);
                    break;
                case '0':
                case '1':
                case '2':
                case '3':
                case '4':
                case '5':
                case '6':
                case '7': {
                    int limit = Math.min(index + (c <= '3' ? 2 : 1), length);
                    int code = c - '0';
                    while (index < limit && character(index) >= '0' && character(index) <= '7') {
                        code = code * 8 + (character(index++) - '0');
                    }
                    result.append((char) code);
                    break;
                }
                case '\n':
                    break;
                case '\r':
                    if (index < length && character(index) == '\n') {
                        index++;
                    }
                    break;
                default:
                    throw new IllegalArgumentException("Invalid escape sequence: \\"
                        + valueOf(c) + " \\\\u" + Integer.toHexString(0x10000 | c).substring(1).toUpperCase());
            }
        }
        return result.toString();
    }

    public <R> R transform(Function<? super String, ? extends R> function) {
        return function.apply(this);
    }

    @NonNull
    public String toString() {
        return this;
    }

    @NonNull
    public char[] toCharArray() {
        int length = length();
        char[] result = new char[length];
        copyInto(0, length, result, 0);
        return result;
    }

    @NonNull
    public static String format(String format, Object... arguments) {
        return new Formatter().format(format, arguments).toString();
    }

    @NonNull
    public static String format(Locale locale, String format, Object... arguments) {
        return new Formatter(locale).format(format, arguments).toString();
    }

    @NonNull
    public String formatted(Object... arguments) {
        return new Formatter().format(this, arguments).toString();
    }

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    @NonNull
    public static String valueOf(char[] data) {
        return valueOf(data, 0, data.length);
    }

    @NonNull
    public static String valueOf(char[] data, int offset, int count) {
        checkRange(offset, count, data.length);
        return count == 0 ? new String() : ofCharacters(data, offset, count);
    }

    @NonNull
    public static String copyValueOf(char[] data, int offset, int count) {
        return valueOf(data, offset, count);
    }

    @NonNull
    public static String copyValueOf(char[] data) {
        return valueOf(data);
    }

    @NonNull
    private static native String ofCharacters(char[] data, int offset, int count);

    @NonNull
    public static String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    @NonNull
    public static native String valueOf(char value);

    @NonNull
    public static String valueOf(int value) {
        return Integer.toString(value);
    }

    @NonNull
    public static String valueOf(long value) {
        return Long.toString(value);
    }

    @NonNull
    public static String valueOf(float value) {
        return Float.toString(value);
    }

    @NonNull
    public static String valueOf(double value) {
        return Double.toString(value);
    }

    @NonNull
    public native String intern();

    @NonNull
    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count == 1) {
            return this;
        }
        long total = (long) length() * count;
        if (total == 0L) {
            return "";
        }
        if (total > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        return repeatText(count);
    }

    @NonNull
    private native String repeatText(int count);

    private static void checkBounds(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
        }
    }

    private static void checkRange(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    private static class CaseInsensitiveOrder implements Comparator<String>, Serializable {
        public int compare(String left, String right) {
            return left.compareToIgnoreCase(right);
        }
    }
}
