package com.example.delivery;

/** Parcels by the time at which they are due: a heap in an array. */
public class DeliveryHeap {
    private int[] due = new int[4];
    private int size;

    public void add(int time) {
        if (size > due.length) {
            int[] larger = new int[2 * due.length];
            System.arraycopy(due, 0, larger, 0, due.length);
            due = larger;
        }
        int at = size++;
        while (at > 0 && due[(at - 1) / 2] > time) {
            due[at] = due[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        due[at] = time;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The earliest time, which is taken out. */
    public int take() {
        int first = due[0];
        int last = due[--size];
        int at = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && due[child + 1] < due[child]) {
                child++;
            }
            if (due[child] >= last) {
                break;
            }
            due[at] = due[child];
            at = child;
            child = 2 * at + 1;
        }
        due[at] = last;
        return first;
    }

    public static void main(String[] args) {
        DeliveryHeap heap = new DeliveryHeap();
        for (int time : new int[] {9, 3, 7, 5, 8, 6, 4, 2, 1}) {
            heap.add(time);
        }
        while (!heap.isEmpty()) {
            System.out.println(heap.take());
        }
    }
}
