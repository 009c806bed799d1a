package com.example.auction;

import java.util.Arrays;
import java.util.NoSuchElementException;

/** Bids, the highest first: a heap in an array. */
public class BidHeap {
    private long[] bids = new long[2];
    private int size;

    public void add(long bid) {
        if (size == bids.length) {
            bids = Arrays.copyOf(bids, 2 * size);
        }
        int at = size++;
        while (at > 0 && bids[(at - 1) / 2] < bid) {
            bids[at] = bids[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        bids[at] = bid;
    }

    public int size() {
        return size;
    }

    public long take() {
        if (size == 0) {
            throw new NoSuchElementException("nobody bids");
        }
        long first = bids[0];
        long last = bids[--size];
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && bids[child + 1] > bids[child]) {
                child++;
            }
            if (bids[child] <= last) {
                break;
            }
            bids[at] = bids[child];
            at = child;
        }
        bids[at] = last;
        return first;
    }

    public static void main(String[] args) {
        BidHeap heap = new BidHeap();
        for (long bid : new long[] {9, 3, 7, 5, 8}) {
            heap.add(bid);
        }
        while (heap.size() > 0) {
            System.out.println(heap.take());
        }
    }
}
