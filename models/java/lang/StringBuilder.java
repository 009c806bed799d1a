package java.lang;

import espalier.NonNull;
import java.io.Serializable;

/** A string that can be changed. The machine makes appending to a string cheap, so that one string holds the content. */
public final class StringBuilder implements Appendable, Serializable, CharSequence, Comparable<StringBuilder> {
    private String text;
    private int capacity;

    public StringBuilder() {
        text = "";
        capacity = 16;
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(Integer.toString(capacity));
        }
        text = "";
        this.capacity = capacity;
    }

    public StringBuilder(String text) {
        capacity = text.length() + 16;
        this.text = text;
    }

    public StringBuilder(CharSequence sequence) {
        capacity = sequence.length() + 16;
        text = "";
        append(sequence);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public int length() {
        return text.length();
    }

    public int capacity() {
        return capacity;
    }

    private void grow() {
        if (text.length() > capacity) {
            capacity = Math.max(text.length(), capacity * 2 + 2);
        }
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > capacity) {
            capacity = Math.max(minimumCapacity, capacity * 2 + 2);
        }
    }

    public void trimToSize() {
        capacity = text.length();
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        int length = text.length();
        if (newLength <= length) {
            text = text.substring(0, newLength);
        } else {
            text = text + "\0".repeat(newLength - length);
            grow();
        }
    }

    public char charAt(int index) {
        checkIndex(index);
        return text.charAt(index);
    }

    public int codePointAt(int index) {
        checkIndex(index);
        return text.codePointAt(index);
    }

    public int codePointBefore(int index) {
        return text.codePointBefore(index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        return text.codePointCount(beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return text.offsetByCodePoints(index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkRangeOfText(srcBegin, srcEnd);
        checkRange(dstBegin, dstBegin + srcEnd - srcBegin, dst.length);
        text.getChars(srcBegin, srcEnd, dst, dstBegin);
    }

    public void setCharAt(int index, char character) {
        checkIndex(index);
        text = text.substring(0, index) + String.valueOf(character) + text.substring(index + 1);
    }

    public StringBuilder append(Object object) {
        return append(String.valueOf(object));
    }

    public StringBuilder append(String string) {
        text = text + string;
        grow();
        return this;
    }

    public StringBuilder append(StringBuffer buffer) {
        return append(String.valueOf(buffer));
    }

    @Override
    public StringBuilder append(CharSequence sequence) {
        if (sequence == null || sequence instanceof String || sequence instanceof StringBuilder
                || sequence instanceof StringBuffer) {
            return append(String.valueOf(sequence));
        }
        return append(sequence, 0, sequence.length());
    }

    @Override
    public StringBuilder append(CharSequence sequence, int start, int end) {
        CharSequence source = sequence == null ? "null" : sequence;
        checkRange(start, end, source.length());
        return append(charactersOf(source, start, end));
    }

    public StringBuilder append(char[] characters) {
        return append(String.valueOf(characters));
    }

    public StringBuilder append(char[] characters, int offset, int length) {
        int end = offset + length;
        checkRange(offset, end, characters.length);
        return append(String.valueOf(characters, offset, length));
    }

    public StringBuilder append(boolean value) {
        return append(String.valueOf(value));
    }

    @Override
    public StringBuilder append(char value) {
        return append(String.valueOf(value));
    }

    public StringBuilder append(int value) {
        return append(Integer.toString(value));
    }

    public StringBuilder append(long value) {
        return append(Long.toString(value));
    }

    public StringBuilder append(float value) {
        return append(Float.toString(value));
    }

    public StringBuilder append(double value) {
        return append(Double.toString(value));
    }

    public StringBuilder appendCodePoint(int codePoint) {
        return append(Character.toString(codePoint));
    }

    public StringBuilder delete(int start, int end) {
        int length = text.length();
        int stop = Math.min(end, length);
        checkRangeOfText(start, stop);
        text = text.substring(0, start) + text.substring(stop);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        checkIndex(index);
        text = text.substring(0, index) + text.substring(index + 1);
        return this;
    }

    public StringBuilder replace(int start, int end, String string) {
        int stop = Math.min(end, text.length());
        checkRangeOfText(start, stop);
        string.length();
        text = text.substring(0, start) + string + text.substring(stop);
        grow();
        return this;
    }

    @NonNull
    public String substring(int start) {
        return substring(start, text.length());
    }

    @NonNull
    public String substring(int start, int end) {
        checkRangeOfText(start, end);
        String part = text.substring(start, end);
        return start == 0 && end == text.length() && start != end ? new String(part) : part;
    }

    @Override
    @NonNull
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public StringBuilder insert(int index, char[] characters, int offset, int length) {
        checkOffset(index);
        int end = offset + length;
        if (offset < 0 || offset > end || end > characters.length) {
            throw new StringIndexOutOfBoundsException(range(offset, end, characters.length));
        }
        return insert(index, String.valueOf(characters, offset, length));
    }

    public StringBuilder insert(int offset, Object object) {
        return insert(offset, String.valueOf(object));
    }

    public StringBuilder insert(int offset, String string) {
        checkOffset(offset);
        text = text.substring(0, offset) + string + text.substring(offset);
        grow();
        return this;
    }

    public StringBuilder insert(int offset, char[] characters) {
        checkOffset(offset);
        return insert(offset, String.valueOf(characters));
    }

    public StringBuilder insert(int offset, CharSequence sequence) {
        CharSequence source = sequence == null ? "null" : sequence;
        return insert(offset, source, 0, source.length());
    }

    public StringBuilder insert(int offset, CharSequence sequence, int start, int end) {
        CharSequence source = sequence == null ? "null" : sequence;
        checkOffset(offset);
        checkRange(start, end, source.length());
        return insert(offset, charactersOf(source, start, end));
    }

    public StringBuilder insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, int value) {
        return insert(offset, Integer.toString(value));
    }

    public StringBuilder insert(int offset, long value) {
        return insert(offset, Long.toString(value));
    }

    public StringBuilder insert(int offset, float value) {
        return insert(offset, Float.toString(value));
    }

    public StringBuilder insert(int offset, double value) {
        return insert(offset, Double.toString(value));
    }

    public StringBuilder repeat(int codePoint, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        return append(Character.toString(codePoint).repeat(count));
    }

    public StringBuilder repeat(CharSequence sequence, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        return append(String.valueOf(sequence).repeat(count));
    }

    public int indexOf(String string) {
        return text.indexOf(string);
    }

    public int indexOf(String string, int fromIndex) {
        return text.indexOf(string, fromIndex);
    }

    public int lastIndexOf(String string) {
        return text.lastIndexOf(string);
    }

    public int lastIndexOf(String string, int fromIndex) {
        return text.lastIndexOf(string, fromIndex);
    }

    /** Surrogate pairs keep their order. */
    public StringBuilder reverse() {
        int length = text.length();
        char[] reversed = new char[length];
        int target = length;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                reversed[--target] = text.charAt(i);
            }
            reversed[--target] = c;
        }
        text = String.valueOf(reversed);
        return this;
    }

    @Override
    @NonNull
    public String toString() {
        return text.isEmpty() ? "" : new String(text);
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    private void checkOffset(int offset) {
        if (offset < 0 || offset > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + text.length());
        }
    }

    private void checkRangeOfText(int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new StringIndexOutOfBoundsException(range(start, end, text.length()));
        }
    }

    /** Asked for one by one, as whoever implements the sequence can see. */
    private static String charactersOf(CharSequence source, int start, int end) {
        if (source instanceof String) {
            return ((String) source).substring(start, end);
        }
        char[] characters = new char[end - start];
        for (int i = 0; i < characters.length; i++) {
            characters[i] = source.charAt(start + i);
        }
        return new String(characters);
    }

    private static void checkRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException(range(start, end, length));
        }
    }

    private static String range(int start, int end, int length) {
        return "start " + start + ", end " + end + ", length " + length;
    }
}
