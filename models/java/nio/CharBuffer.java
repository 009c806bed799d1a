package java.nio;

import espalier.NonNull;

/** A buffer of characters over an array. */
public final class CharBuffer extends Buffer implements CharSequence, Comparable<CharBuffer>, Appendable {
    private final char[] elements;

    private CharBuffer(char[] elements, int position, int limit) {
        super(elements.length, position, limit);
        this.elements = elements;
    }

    @NonNull
    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new CharBuffer(new char[capacity], 0, capacity);
    }

    @NonNull
    public static CharBuffer wrap(char[] array) {
        return new CharBuffer(array, 0, array.length);
    }

    @NonNull
    public static CharBuffer wrap(char[] array, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, array.length);
        return new CharBuffer(array, offset, offset + length);
    }

    @NonNull
    public static CharBuffer wrap(CharSequence text) {
        return wrap(text.toString().toCharArray());
    }

    public char get() {
        if (!hasRemaining()) {
            throw new BufferUnderflowException();
        }
        char result = elements[position()];
        position(position() + 1);
        return result;
    }

    public char get(int index) {
        java.util.Objects.checkIndex(index, limit());
        return elements[index];
    }

    public CharBuffer put(char character) {
        if (!hasRemaining()) {
            throw new BufferOverflowException();
        }
        elements[position()] = character;
        position(position() + 1);
        return this;
    }

    public CharBuffer put(char[] source, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, source.length);
        if (length > remaining()) {
            throw new BufferOverflowException();
        }
        System.arraycopy(source, offset, elements, position(), length);
        position(position() + length);
        return this;
    }

    public CharBuffer put(String text) {
        return put(text.toCharArray(), 0, text.length());
    }

    @Override
    public CharBuffer append(CharSequence text) {
        return put(String.valueOf(text));
    }

    @Override
    public CharBuffer append(CharSequence text, int start, int end) {
        CharSequence source = text == null ? "null" : text;
        return put(source.subSequence(start, end).toString());
    }

    @Override
    public CharBuffer append(char character) {
        return put(character);
    }

    @Override
    public CharBuffer position(int newPosition) {
        super.position(newPosition);
        return this;
    }

    @Override
    public CharBuffer limit(int newLimit) {
        super.limit(newLimit);
        return this;
    }

    @Override
    public CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    public char[] array() {
        return elements;
    }

    @Override
    public int length() {
        return remaining();
    }

    @Override
    public boolean isEmpty() {
        return remaining() == 0;
    }

    @Override
    public char charAt(int index) {
        java.util.Objects.checkIndex(index, remaining());
        return elements[position() + index];
    }

    @Override
    public CharBuffer subSequence(int start, int end) {
        java.util.Objects.checkFromToIndex(start, end, remaining());
        return new CharBuffer(elements, position() + start, position() + end);
    }

    @Override
    public int compareTo(CharBuffer other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CharBuffer && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + elements[i];
        }
        return hash;
    }

    @Override
    public String toString() {
        return String.valueOf(elements, position(), remaining());
    }
}
