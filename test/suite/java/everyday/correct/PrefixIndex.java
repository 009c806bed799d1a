package com.example.dictionary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds words by their beginnings, and counts them. */
public class PrefixIndex {
    private static final class Node {
        final Map<Character, Node> children = new TreeMap<>();
        int words;
        boolean end;
    }

    private final Node root = new Node();

    public boolean add(String word) {
        if (contains(word)) {
            return false;
        }
        Node node = root;
        node.words++;
        for (char letter : word.toCharArray()) {
            Node child = node.children.get(letter);
            if (child == null) {
                child = new Node();
                node.children.put(letter, child);
            }
            child.words++;
            node = child;
        }
        node.end = true;
        return true;
    }

    public boolean contains(String word) {
        Node node = find(word);
        return node != null && node.end;
    }

    /** How many words begin so. */
    public int count(String prefix) {
        Node node = find(prefix);
        return node == null ? 0 : node.words;
    }

    private Node find(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length(); i++) {
            node = node.children.get(prefix.charAt(i));
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    /** Takes a word out, with the nodes that only it needed. */
    public boolean remove(String word) {
        if (!contains(word)) {
            return false;
        }
        Node node = root;
        node.words--;
        for (int i = 0; i < word.length(); i++) {
            Node child = node.children.get(word.charAt(i));
            if (child.words == 1) {
                node.children.remove(word.charAt(i));
                return true;
            }
            child.words--;
            node = child;
        }
        node.end = false;
        return true;
    }

    /** All words, in order. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        collect(root, "", words);
        return words;
    }

    private static void collect(Node node, String path, List<String> words) {
        if (node.end) {
            words.add(path);
        }
        for (Map.Entry<Character, Node> entry : node.children.entrySet()) {
            collect(entry.getValue(), path + entry.getKey(), words);
        }
    }

    public static void main(String[] args) {
        PrefixIndex index = new PrefixIndex();
        index.add("tree");
        index.add("tried");
        index.add("trie");
        index.remove("trie");
        System.out.println(index.words() + " " + index.count("tr"));
    }
}
