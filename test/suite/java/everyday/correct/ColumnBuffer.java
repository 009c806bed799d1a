package com.example.tables;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A column of values that grows as it is filled. */
public class ColumnBuffer<T> implements Iterable<T> {
    private Object[] values = new Object[4];
    private int size;

    public void add(T value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        values[size++] = value;
    }

    @SuppressWarnings("unchecked")
    public T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("row " + index + " of " + size);
        }
        return (T) values[index];
    }

    /** Takes a row out; those behind it move up. */
    public T remove(int index) {
        T removed = get(index);
        System.arraycopy(values, index + 1, values, index, size - index - 1);
        values[--size] = null;
        return removed;
    }

    /** The row of a value; -1 where it is not there. */
    public int find(Object value) {
        for (int i = 0; i < size; i++) {
            if (value == null ? values[i] == null : value.equals(values[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return size;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    public static void main(String[] args) {
        ColumnBuffer<String> column = new ColumnBuffer<>();
        for (String word : "one two three four five six".split(" ")) {
            column.add(word);
        }
        column.remove(column.find("two"));
        StringBuilder text = new StringBuilder();
        for (String word : column) {
            text.append(word.charAt(0));
        }
        System.out.println(text + " " + column.size());
    }
}
