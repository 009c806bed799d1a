package java.lang;

import espalier.NonNull;
import java.io.Serializable;

/** A string that can be changed, by one thread at a time. */
public final class StringBuffer implements Appendable, Serializable, CharSequence, Comparable<StringBuffer> {
    private final StringBuilder content;
    /** The empty text is one object, when it is asked for first; then it is another one each time. */
    private boolean toldEmpty;

    public StringBuffer() {
        content = new StringBuilder();
    }

    public StringBuffer(int capacity) {
        content = new StringBuilder(capacity);
    }

    public StringBuffer(String text) {
        content = new StringBuilder(text);
    }

    public StringBuffer(CharSequence sequence) {
        content = new StringBuilder(sequence);
    }

    @Override
    public synchronized int compareTo(StringBuffer other) {
        return content.compareTo(other.content);
    }

    public synchronized int length() {
        return content.length();
    }

    public synchronized int capacity() {
        return content.capacity();
    }

    public synchronized void ensureCapacity(int minimumCapacity) {
        content.ensureCapacity(minimumCapacity);
    }

    public synchronized void trimToSize() {
        content.trimToSize();
    }

    public synchronized void setLength(int newLength) {
        content.setLength(newLength);
    }

    public synchronized char charAt(int index) {
        return content.charAt(index);
    }

    public synchronized int codePointAt(int index) {
        return content.codePointAt(index);
    }

    public synchronized int codePointBefore(int index) {
        return content.codePointBefore(index);
    }

    public synchronized int codePointCount(int beginIndex, int endIndex) {
        return content.codePointCount(beginIndex, endIndex);
    }

    public synchronized int offsetByCodePoints(int index, int codePointOffset) {
        return content.offsetByCodePoints(index, codePointOffset);
    }

    public synchronized void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        content.getChars(srcBegin, srcEnd, dst, dstBegin);
    }

    public synchronized void setCharAt(int index, char character) {
        content.setCharAt(index, character);
    }

    public synchronized StringBuffer append(Object object) {
        content.append(object);
        return this;
    }

    public synchronized StringBuffer append(String string) {
        content.append(string);
        return this;
    }

    public synchronized StringBuffer append(StringBuffer buffer) {
        content.append(buffer);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence sequence) {
        content.append(sequence);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence sequence, int start, int end) {
        content.append(sequence, start, end);
        return this;
    }

    public synchronized StringBuffer append(char[] characters) {
        content.append(characters);
        return this;
    }

    public synchronized StringBuffer append(char[] characters, int offset, int length) {
        content.append(characters, offset, length);
        return this;
    }

    public synchronized StringBuffer append(boolean value) {
        content.append(value);
        return this;
    }

    @Override
    public synchronized StringBuffer append(char value) {
        content.append(value);
        return this;
    }

    public synchronized StringBuffer append(int value) {
        content.append(value);
        return this;
    }

    public synchronized StringBuffer append(long value) {
        content.append(value);
        return this;
    }

    public synchronized StringBuffer append(float value) {
        content.append(value);
        return this;
    }

    public synchronized StringBuffer append(double value) {
        content.append(value);
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int codePoint) {
        content.appendCodePoint(codePoint);
        return this;
    }

    public synchronized StringBuffer delete(int start, int end) {
        content.delete(start, end);
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int index) {
        content.deleteCharAt(index);
        return this;
    }

    public synchronized StringBuffer replace(int start, int end, String string) {
        content.replace(start, end, string);
        return this;
    }

    @NonNull
    public synchronized String substring(int start) {
        return content.substring(start);
    }

    @NonNull
    public synchronized String substring(int start, int end) {
        return content.substring(start, end);
    }

    @Override
    @NonNull
    public synchronized CharSequence subSequence(int start, int end) {
        return content.subSequence(start, end);
    }

    public synchronized StringBuffer insert(int index, char[] characters, int offset, int length) {
        content.insert(index, characters, offset, length);
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object object) {
        content.insert(offset, object);
        return this;
    }

    public synchronized StringBuffer insert(int offset, String string) {
        content.insert(offset, string);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char[] characters) {
        content.insert(offset, characters);
        return this;
    }

    public synchronized StringBuffer insert(int offset, CharSequence sequence) {
        content.insert(offset, sequence);
        return this;
    }

    public synchronized StringBuffer insert(int offset, CharSequence sequence, int start, int end) {
        content.insert(offset, sequence, start, end);
        return this;
    }

    public synchronized StringBuffer insert(int offset, boolean value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer insert(int offset, int value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer insert(int offset, long value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer insert(int offset, float value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer insert(int offset, double value) {
        content.insert(offset, value);
        return this;
    }

    public synchronized StringBuffer repeat(int codePoint, int count) {
        content.repeat(codePoint, count);
        return this;
    }

    public synchronized StringBuffer repeat(CharSequence sequence, int count) {
        content.repeat(sequence, count);
        return this;
    }

    public synchronized int indexOf(String string) {
        return content.indexOf(string);
    }

    public synchronized int indexOf(String string, int fromIndex) {
        return content.indexOf(string, fromIndex);
    }

    public synchronized int lastIndexOf(String string) {
        return content.lastIndexOf(string);
    }

    public synchronized int lastIndexOf(String string, int fromIndex) {
        return content.lastIndexOf(string, fromIndex);
    }

    public synchronized StringBuffer reverse() {
        content.reverse();
        return this;
    }

    @Override
    @NonNull
    public synchronized String toString() {
        String text = content.toString();
        if (toldEmpty && text.isEmpty()) {
            return new String(text);
        }
        toldEmpty = text.isEmpty();
        return text;
    }
}
