package com.example.tasks;

/** Tasks in the order in which they are to run, linked one to the next. */
public class TaskChain {
    private static class Link {
        final String task;
        Link next;

        Link(String task) {
            this.task = task;
        }
    }

    private Link first;
    private Link last;
    private int size;

    public void append(String task) {
        Link link = new Link(task);
        if (first == null) {
            first = link;
        } else {
            last.next = link;
        }
        last = link;
        size++;
    }

    public boolean contains(String task) {
        for (Link link = first; link != null; link = link.next) {
            if (link.task.equals(task)) {
                return true;
            }
        }
        return false;
    }

    public String takeFirst() {
        if (first == null) {
            return "";
        }
        String task = first.task;
        first = first.next;
        size--;
        return task;
    }

    public boolean cancel(String task) {
        Link before = null;
        for (Link link = first; link != null; link = link.next) {
            if (link.task.equals(task)) {
                if (before == null) {
                    first = null;
                } else {
                    before.next = null;
                }
                size--;
                return true;
            }
            before = link;
        }
        return false;
    }

    public String at(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index: " + index);
        }
        Link link = first;
        for (int i = 0; i < index; i++) {
            link = link.next;
        }
        return link.task;
    }

    public int size() {
        return size;
    }
}
