package com.example.structures;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A stack of linked nodes that can be gone through from the top. */
public class LinkedStack<T> implements Iterable<T> {
    private static class Node<T> {
        final T value;
        final Node<T> below;

        Node(T value, Node<T> below) {
            this.value = value;
            this.below = below;
        }
    }

    private Node<T> top;
    private int size;

    public void push(T value) {
        top = new Node<>(value, top);
        size++;
    }

    public T pop() {
        if (top == null) {
            throw new NoSuchElementException("empty");
        }
        T value = top.value;
        top = top.below;
        size--;
        return value;
    }

    public T peek() {
        return top == null ? null : top.value;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public int size() {
        return size;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node<T> next = top;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public T next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                T value = next.value;
                next = next.below;
                return value;
            }
        };
    }
}
