package com.example.structures;

import java.util.NoSuchElementException;

/** A queue of linked nodes with pointers to both ends. */
public class WaitingLine {
    private static class Node {
        final String name;
        Node behind;

        Node(String name) {
            this.name = name;
        }
    }

    private Node front;
    private Node back;
    private int length;

    public void join(String name) {
        Node node = new Node(name);
        if (back == null) {
            front = node;
        } else {
            back.behind = node;
        }
        back = node;
        length++;
    }

    public String serve() {
        if (front == null) {
            throw new NoSuchElementException("nobody waits");
        }
        String name = front.name;
        front = front.behind;
        if (front == null) {
            back = null;
        }
        length--;
        return name;
    }

    public boolean leave(String name) {
        Node before = null;
        Node node = front;
        while (node != null && !node.name.equals(name)) {
            before = node;
            node = node.behind;
        }
        if (node == null) {
            return false;
        }
        if (before == null) {
            front = node.behind;
        } else {
            before.behind = node.behind;
        }
        if (node == back) {
            back = before;
        }
        length--;
        return true;
    }

    public int positionOf(String name) {
        int position = 0;
        for (Node node = front; node != null; node = node.behind) {
            if (node.name.equals(name)) {
                return position;
            }
            position++;
        }
        return -1;
    }

    public int getLength() {
        return length;
    }
}
