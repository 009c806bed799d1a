package com.example.printing;

/** Documents that wait for a printer: a queue with a pointer to its end. */
public class PrintQueue {
    private static class Item {
        final String document;
        final int pages;
        Item next;

        Item(String document, int pages) {
            this.document = document;
            this.pages = pages;
        }
    }

    private Item head;
    private Item tail;
    private int pages;

    public void add(String document, int count) {
        Item item = new Item(document, count);
        if (tail == null) {
            head = item;
        } else {
            tail.next = item;
        }
        tail = item;
        pages += count;
    }

    public boolean isEmpty() {
        return head == null;
    }

    public String take() {
        if (head == null) {
            throw new IllegalStateException("nothing to print");
        }
        Item item = head;
        head = item.next;
        pages -= item.pages;
        return item.document;
    }

    public String first() {
        return tail == null ? "" : head.document;
    }

    public int getPages() {
        return pages;
    }

    public int length() {
        int length = 0;
        for (Item item = head; item != null; item = item.next) {
            length++;
        }
        return length;
    }
}
