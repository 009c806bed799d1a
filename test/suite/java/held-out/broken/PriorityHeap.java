package com.example.structures;

import java.util.Arrays;
import java.util.NoSuchElementException;

/** A binary heap of numbers in an array that grows. */
public class PriorityHeap {
    private int[] items = new int[8];
    private int size;

    public void add(int item) {
        if (size > items.length) {
            items = Arrays.copyOf(items, 2 * items.length);
        }
        items[size] = item;
        siftUp(size);
        size++;
    }

    public int removeSmallest() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int smallest = items[0];
        size--;
        items[0] = items[size];
        siftDown(0);
        return smallest;
    }

    private void siftUp(int index) {
        int child = index;
        while (child > 0) {
            int parent = (child - 1) / 2;
            if (items[parent] <= items[child]) {
                return;
            }
            swap(parent, child);
            child = parent;
        }
    }

    private void siftDown(int index) {
        int parent = index;
        while (2 * parent + 1 < size) {
            int child = 2 * parent + 1;
            if (child + 1 < size && items[child + 1] < items[child]) {
                child++;
            }
            if (items[parent] <= items[child]) {
                return;
            }
            swap(parent, child);
            parent = child;
        }
    }

    private void swap(int i, int j) {
        int item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    public boolean isEmpty() {
        return size == 0;
    }
}
