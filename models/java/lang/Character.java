package java.lang;

import espalier.NonNull;
import java.io.Serializable;

/** A char as an object, and what Unicode says about code points. */
public final class Character implements Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uFFFF';
    public static final Class<Character> TYPE = char.class;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    public static final char MIN_HIGH_SURROGATE = '\uD800';
    public static final char MAX_HIGH_SURROGATE = '\uDBFF';
    public static final char MIN_LOW_SURROGATE = '\uDC00';
    public static final char MAX_LOW_SURROGATE = '\uDFFF';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x010000;
    public static final int MIN_CODE_POINT = 0x000000;
    public static final int MAX_CODE_POINT = 0X10FFFF;

    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;

    private final char value;

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    @NonNull
    public static Character valueOf(char value) {
        if (value <= 127) {
            return Cache.VALUES[value];
        }
        return new Character(value);
    }

    public char charValue() {
        return value;
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Character && value == ((Character) other).value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    @NonNull
    public static String toString(char value) {
        return String.valueOf(value);
    }

    @NonNull
    public static String toString(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return String.valueOf((char) codePoint);
        }
        return String.valueOf(toChars(codePoint));
    }

    public int compareTo(Character other) {
        return value - other.value;
    }

    public static int compare(char left, char right) {
        return left - right;
    }

    public static char reverseBytes(char value) {
        return (char) ((value & 0xff00) >> 8 | value << 8);
    }

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char c) {
        return c >= MIN_HIGH_SURROGATE && c <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char c) {
        return c >= MIN_LOW_SURROGATE && c <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char c) {
        return c >= MIN_SURROGATE && c <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE;
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
    }

    @NonNull
    public static char[] toChars(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return new char[] {(char) codePoint};
        }
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException(
                "Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
        }
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    public static int toChars(int codePoint, char[] dst, int dstIndex) {
        char[] units = toChars(codePoint);
        // From the end, so that nothing is stored when there is not enough room.
        for (int i = units.length - 1; i >= 0; i--) {
            dst[dstIndex + i] = units[i];
        }
        return units.length;
    }

    public static int codePointAt(CharSequence text, int index) {
        char first = text.charAt(index);
        if (isHighSurrogate(first) && index + 1 < text.length() && isLowSurrogate(text.charAt(index + 1))) {
            return toCodePoint(first, text.charAt(index + 1));
        }
        return first;
    }

    public static int codePointAt(char[] text, int index) {
        return codePointInside(text, index, text.length);
    }

    public static int codePointAt(char[] text, int index, int limit) {
        if (index >= limit || limit < 0 || limit > text.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointInside(text, index, limit);
    }

    private static int codePointInside(char[] text, int index, int limit) {
        char first = text[index];
        if (isHighSurrogate(first) && index + 1 < limit && isLowSurrogate(text[index + 1])) {
            return toCodePoint(first, text[index + 1]);
        }
        return first;
    }

    public static int codePointBefore(CharSequence text, int index) {
        char last = text.charAt(index - 1);
        if (isLowSurrogate(last) && index > 1 && isHighSurrogate(text.charAt(index - 2))) {
            return toCodePoint(text.charAt(index - 2), last);
        }
        return last;
    }

    public static int codePointBefore(char[] text, int index) {
        return codePointEnding(text, index, 0);
    }

    public static int codePointBefore(char[] text, int index, int start) {
        if (index <= start || start < 0 || start >= text.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointEnding(text, index, start);
    }

    private static int codePointEnding(char[] text, int index, int start) {
        char last = text[index - 1];
        if (isLowSurrogate(last) && index - 2 >= start && isHighSurrogate(text[index - 2])) {
            return toCodePoint(text[index - 2], last);
        }
        return last;
    }

    public static int codePointCount(CharSequence text, int beginIndex, int endIndex) {
        int length = text.length();
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length) {
            throw new IndexOutOfBoundsException();
        }
        int count = endIndex - beginIndex;
        for (int i = beginIndex; i + 1 < endIndex; i++) {
            if (isHighSurrogate(text.charAt(i)) && isLowSurrogate(text.charAt(i + 1))) {
                count--;
                i++;
            }
        }
        return count;
    }

    public static int codePointCount(char[] text, int offset, int count) {
        if (count > text.length - offset || offset < 0 || count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return codePointCount(String.valueOf(text, offset, count), 0, count);
    }

    public static int offsetByCodePoints(CharSequence text, int index, int codePointOffset) {
        int length = text.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        int position = index;
        for (int i = 0; i < codePointOffset; i++) {
            if (position >= length) {
                throw new IndexOutOfBoundsException();
            }
            position += charCount(codePointAt(text, position));
        }
        for (int i = 0; i > codePointOffset; i--) {
            if (position <= 0) {
                throw new IndexOutOfBoundsException();
            }
            position -= charCount(codePointBefore(text, position));
        }
        return position;
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isLowerCase(int codePoint) {
        return codePoint < 128 ? codePoint >= 'a' && codePoint <= 'z' : hasProperty(codePoint, LOWERCASE);
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isUpperCase(int codePoint) {
        return codePoint < 128 ? codePoint >= 'A' && codePoint <= 'Z' : hasProperty(codePoint, UPPERCASE);
    }

    public static boolean isTitleCase(char c) {
        return isTitleCase((int) c);
    }

    public static boolean isTitleCase(int codePoint) {
        return getType(codePoint) == TITLECASE_LETTER;
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isDigit(int codePoint) {
        return codePoint < 128 ? codePoint >= '0' && codePoint <= '9' : getType(codePoint) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isDefined(char c) {
        return isDefined((int) c);
    }

    public static boolean isDefined(int codePoint) {
        return getType(codePoint) != UNASSIGNED;
    }

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isLetter(int codePoint) {
        if (codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z';
        }
        int type = getType(codePoint);
        return type >= UPPERCASE_LETTER && type <= OTHER_LETTER;
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetterOrDigit((int) c);
    }

    public static boolean isLetterOrDigit(int codePoint) {
        return isLetter(codePoint) || isDigit(codePoint);
    }

    public static boolean isAlphabetic(int codePoint) {
        return codePoint < 128 ? isLetter(codePoint) : hasProperty(codePoint, ALPHABETIC);
    }

    public static boolean isIdeographic(int codePoint) {
        return codePoint >= 128 && hasProperty(codePoint, IDEOGRAPHIC);
    }

    public static boolean isEmoji(int codePoint) {
        return hasProperty(codePoint, EMOJI);
    }

    public static boolean isJavaIdentifierStart(char c) {
        return isJavaIdentifierStart((int) c);
    }

    public static boolean isJavaIdentifierStart(int codePoint) {
        if (isLetter(codePoint)) {
            return true;
        }
        int type = getType(codePoint);
        return type == LETTER_NUMBER || type == CURRENCY_SYMBOL || type == CONNECTOR_PUNCTUATION;
    }

    public static boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierPart((int) c);
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        if (isJavaIdentifierStart(codePoint) || isDigit(codePoint) || isIdentifierIgnorable(codePoint)) {
            return true;
        }
        int type = getType(codePoint);
        return type == COMBINING_SPACING_MARK || type == NON_SPACING_MARK;
    }

    public static boolean isUnicodeIdentifierStart(char c) {
        return isUnicodeIdentifierStart((int) c);
    }

    public static boolean isUnicodeIdentifierStart(int codePoint) {
        return codePoint < 128 ? isLetter(codePoint) : hasProperty(codePoint, IDENTIFIER_START);
    }

    public static boolean isUnicodeIdentifierPart(char c) {
        return isUnicodeIdentifierPart((int) c);
    }

    public static boolean isUnicodeIdentifierPart(int codePoint) {
        return hasProperty(codePoint, IDENTIFIER_PART) || isIdentifierIgnorable(codePoint);
    }

    public static boolean isIdentifierIgnorable(char c) {
        return isIdentifierIgnorable((int) c);
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        if (codePoint < 128) {
            return codePoint >= 0 && codePoint <= 8 || codePoint >= 0xe && codePoint <= 0x1b || codePoint == 0x7f;
        }
        return codePoint <= 0x9f || getType(codePoint) == FORMAT;
    }

    @Deprecated(since = "1.1")
    public static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isSpaceChar(int codePoint) {
        if (codePoint < 128) {
            return codePoint == ' ';
        }
        int type = getType(codePoint);
        return type >= SPACE_SEPARATOR && type <= PARAGRAPH_SEPARATOR;
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isWhitespace(int codePoint) {
        if (codePoint < 128) {
            return codePoint == ' ' || codePoint >= '\t' && codePoint <= '\r' || codePoint >= 0x1c && codePoint <= 0x1f;
        }
        // The spaces that do not break a line are no white space.
        return codePoint != 0xa0 && codePoint != 0x2007 && codePoint != 0x202f && isSpaceChar(codePoint);
    }

    public static boolean isISOControl(char c) {
        return isISOControl((int) c);
    }

    public static boolean isISOControl(int codePoint) {
        return codePoint >= 0 && codePoint <= 0x1f || codePoint >= 0x7f && codePoint <= 0x9f;
    }

    public static boolean isMirrored(char c) {
        return isMirrored((int) c);
    }

    public static boolean isMirrored(int codePoint) {
        return hasProperty(codePoint, MIRRORED);
    }

    public static char toLowerCase(char c) {
        return (char) toLowerCase((int) c);
    }

    public static int toLowerCase(int codePoint) {
        if (codePoint < 128) {
            return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
        }
        return isValidCodePoint(codePoint) ? lower(codePoint) : codePoint;
    }

    public static char toUpperCase(char c) {
        return (char) toUpperCase((int) c);
    }

    public static int toUpperCase(int codePoint) {
        if (codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
        }
        return isValidCodePoint(codePoint) ? upper(codePoint) : codePoint;
    }

    public static char toTitleCase(char c) {
        return (char) toTitleCase((int) c);
    }

    public static int toTitleCase(int codePoint) {
        // The Latin digraphs have a title case of their own.
        if (codePoint >= 0x1c4 && codePoint <= 0x1cc) {
            return 0x1c5 + (codePoint - 0x1c4) / 3 * 3;
        }
        if (codePoint >= 0x1f1 && codePoint <= 0x1f3) {
            return 0x1f2;
        }
        // Georgian letters have upper case forms but no title case.
        if (codePoint >= 0x10d0 && codePoint <= 0x10ff || getType(codePoint) == TITLECASE_LETTER) {
            return codePoint;
        }
        return toUpperCase(codePoint);
    }

    public static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    public static int digit(int codePoint, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int value = -1;
        if (codePoint >= '0' && codePoint <= '9') {
            value = codePoint - '0';
        } else if (codePoint >= 'a' && codePoint <= 'z') {
            value = codePoint - 'a' + 10;
        } else if (codePoint >= 'A' && codePoint <= 'Z') {
            value = codePoint - 'A' + 10;
        } else if (codePoint >= 0xff21 && codePoint <= 0xff3a) {
            value = codePoint - 0xff21 + 10;
        } else if (codePoint >= 0xff41 && codePoint <= 0xff5a) {
            value = codePoint - 0xff41 + 10;
        } else if (codePoint >= 128 && isDigit(codePoint)) {
            value = decimalDigit(codePoint);
        }
        return value < radix ? value : -1;
    }

    /** -1 when the code point has no numeric value, -2 when it is no small whole number. */
    public static int getNumericValue(char c) {
        return getNumericValue((int) c);
    }

    public static int getNumericValue(int codePoint) {
        int value = digit(codePoint, MAX_RADIX);
        return value >= 0 || codePoint < 128 || !isValidCodePoint(codePoint) ? value : numericValue(codePoint);
    }

    public static char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static int getType(char c) {
        return getType((int) c);
    }

    public static int getType(int codePoint) {
        return isValidCodePoint(codePoint) ? category(codePoint) : UNASSIGNED;
    }

    private static final int LOWERCASE = 0;
    private static final int UPPERCASE = 1;
    private static final int ALPHABETIC = 2;
    private static final int IDEOGRAPHIC = 3;
    private static final int EMOJI = 4;
    private static final int MIRRORED = 5;
    private static final int IDENTIFIER_START = 6;
    private static final int IDENTIFIER_PART = 7;

    private static boolean hasProperty(int codePoint, int property) {
        return isValidCodePoint(codePoint) && property(codePoint, property);
    }

    /** Whether a valid code point has one of the properties numbered above. */
    private static native boolean property(int codePoint, int property);

    /** The general category of a valid code point. */
    private static native int category(int codePoint);

    private static native int lower(int codePoint);

    private static native int upper(int codePoint);

    /** The value of a decimal digit, from 0 to 9. */
    private static native int decimalDigit(int codePoint);

    /** As {@link #getNumericValue(int)}, for Roman numerals and the like. */
    private static native int numericValue(int codePoint);

    /** Boxing gives the same object for small values. */
    private static class Cache {
        static final Character[] VALUES = new Character[128];

        static {
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = new Character((char) i);
            }
        }
    }
}
