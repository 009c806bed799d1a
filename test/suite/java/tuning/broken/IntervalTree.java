package com.example.structures;

/** Numbers in a binary search tree; smallest and largest can be asked for. */
public class IntervalTree {
    private static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    public boolean add(int key) {
        if (root == null) {
            root = new Node(key);
            size = 1;
            return true;
        }
        Node node = root;
        while (true) {
            if (key == node.key) {
                return false;
            }
            Node child = key < node.key ? node.left : node.right;
            if (child == null) {
                break;
            }
            node = child;
        }
        if (key < node.key) {
            node.left = new Node(key);
        } else {
            node.right = new Node(key);
        }
        size++;
        return true;
    }

    public boolean contains(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node != null;
    }

    public int height() {
        return height(root);
    }

    private int height(Node node) {
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }

    public int largest() {
        return largest(root);
    }

    private int largest(Node node) {
        return node.right == null ? node.key : largest(node.right);
    }

    public int size() {
        return size;
    }
}
