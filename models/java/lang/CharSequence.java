package java.lang;

import java.util.stream.IntStream;

/** A readable sequence of char values. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        int[] values = new int[length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = charAt(i);
        }
        return IntStream.of(values);
    }

    default IntStream codePoints() {
        int length = length();
        int[] values = new int[length];
        int count = 0;
        for (int i = 0; i < length; i++) {
            char first = charAt(i);
            if (Character.isHighSurrogate(first) && i + 1 < length && Character.isLowSurrogate(charAt(i + 1))) {
                values[count++] = Character.toCodePoint(first, charAt(i + 1));
                i++;
            } else {
                values[count++] = first;
            }
        }
        int[] exact = new int[count];
        for (int i = 0; i < count; i++) {
            exact[i] = values[i];
        }
        return IntStream.of(exact);
    }

    static int compare(CharSequence left, CharSequence right) {
        if (left == right) {
            if (left == null) {
                throw new NullPointerException();
            }
            return 0;
        }
        int shared = Math.min(left.length(), right.length());
        for (int i = 0; i < shared; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                return a - b;
            }
        }
        return left.length() - right.length();
    }
}
