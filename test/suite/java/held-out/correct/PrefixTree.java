package com.example.structures;

import java.util.ArrayList;
import java.util.List;

/** Words in a tree of letters, for completion. */
public class PrefixTree {
    private static class Node {
        final Node[] children = new Node[26];
        boolean word;
    }

    private final Node root = new Node();
    private int words;

    private static int indexOf(char c) {
        if (c < 'a' || c > 'z') {
            throw new IllegalArgumentException("no small letter: " + c);
        }
        return c - 'a';
    }

    public void add(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int index = indexOf(word.charAt(i));
            if (node.children[index] == null) {
                node.children[index] = new Node();
            }
            node = node.children[index];
        }
        if (!node.word) {
            node.word = true;
            words++;
        }
    }

    private Node find(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length() && node != null; i++) {
            node = node.children[indexOf(prefix.charAt(i))];
        }
        return node;
    }

    public boolean contains(String word) {
        Node node = find(word);
        return node != null && node.word;
    }

    public List<String> complete(String prefix) {
        List<String> found = new ArrayList<>();
        Node node = find(prefix);
        if (node != null) {
            collect(node, prefix, found);
        }
        return found;
    }

    private void collect(Node node, String text, List<String> found) {
        if (node.word) {
            found.add(text);
        }
        for (int i = 0; i < node.children.length; i++) {
            Node child = node.children[i];
            if (child != null) {
                collect(child, text + (char) ('a' + i), found);
            }
        }
    }

    public int size() {
        return words;
    }
}
