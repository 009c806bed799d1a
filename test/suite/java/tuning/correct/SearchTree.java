package com.example.structures;

import java.util.ArrayList;
import java.util.List;

/** A map of names to numbers as a binary search tree, with removal. */
public class SearchTree {
    private static class Node {
        String key;
        int value;
        Node left;
        Node right;

        Node(String key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;

    public void put(String key, int value) {
        root = put(root, key, value);
    }

    private Node put(Node node, String key, int value) {
        if (node == null) {
            return new Node(key, value);
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            node.left = put(node.left, key, value);
        } else if (order > 0) {
            node.right = put(node.right, key, value);
        } else {
            node.value = value;
        }
        return node;
    }

    public int get(String key, int otherwise) {
        Node node = root;
        while (node != null) {
            int order = key.compareTo(node.key);
            if (order == 0) {
                return node.value;
            }
            node = order < 0 ? node.left : node.right;
        }
        return otherwise;
    }

    public void remove(String key) {
        root = remove(root, key);
    }

    private Node remove(Node node, String key) {
        if (node == null) {
            return null;
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            node.left = remove(node.left, key);
            return node;
        }
        if (order > 0) {
            node.right = remove(node.right, key);
            return node;
        }
        if (node.left == null) {
            return node.right;
        }
        if (node.right == null) {
            return node.left;
        }
        Node smallest = node.right;
        while (smallest.left != null) {
            smallest = smallest.left;
        }
        node.key = smallest.key;
        node.value = smallest.value;
        node.right = remove(node.right, smallest.key);
        return node;
    }

    public List<String> keys() {
        List<String> keys = new ArrayList<>();
        collect(root, keys);
        return keys;
    }

    private static void collect(Node node, List<String> keys) {
        if (node != null) {
            collect(node.left, keys);
            keys.add(node.key);
            collect(node.right, keys);
        }
    }
}
