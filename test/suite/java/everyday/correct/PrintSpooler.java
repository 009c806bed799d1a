package com.example.printing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Queue;

/** Documents that wait to be printed; small ones may overtake. */
public class PrintSpooler {
    private final Queue<Job> urgent = new PriorityQueue<>();
    private final Deque<Job> normal = new ArrayDeque<>();
    private int printedPages;

    private static final class Job implements Comparable<Job> {
        final String document;
        final int pages;

        Job(String document, int pages) {
            this.document = document;
            this.pages = pages;
        }

        @Override
        public int compareTo(Job other) {
            return Integer.compare(pages, other.pages);
        }
    }

    public void submit(String document, int pages) {
        if (document == null || pages <= 0) {
            throw new IllegalArgumentException("nothing to print");
        }
        Job job = new Job(document, pages);
        if (pages <= 2) {
            urgent.offer(job);
        } else {
            normal.addLast(job);
        }
    }

    /** Prints one document, and says which. */
    public String print() {
        if (isIdle()) {
            throw new NoSuchElementException("nothing waits");
        }
        Job job = urgent.isEmpty() ? normal.removeFirst() : urgent.remove();
        printedPages += job.pages;
        return job.document;
    }

    /** Prints until nothing waits. */
    public int printAll() {
        int documents = 0;
        while (!isIdle()) {
            print();
            documents++;
        }
        return documents;
    }

    public boolean isIdle() {
        return urgent.isEmpty() && normal.isEmpty();
    }

    /** What comes next, without printing it; empty where nothing waits. */
    public String peek() {
        Job next = urgent.peek();
        if (next == null) {
            next = normal.peekFirst();
        }
        return next == null ? "" : next.document;
    }

    public int getPrintedPages() {
        return printedPages;
    }

    public static void main(String[] args) {
        PrintSpooler spooler = new PrintSpooler();
        spooler.submit("thesis", 120);
        spooler.submit("letter", 1);
        System.out.println(spooler.peek() + " " + spooler.print() + " " + spooler.printAll());
    }
}
