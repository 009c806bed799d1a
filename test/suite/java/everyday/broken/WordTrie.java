package com.example.dictionary;

import java.util.ArrayList;
import java.util.List;

/** Words of lower case letters, by their beginnings. */
public class WordTrie {
    private static final int LETTERS = 26;

    private static final class Node {
        final Node[] children = new Node[LETTERS];
        boolean word;
    }

    private final Node root = new Node();
    private int size;

    /** Adds a word; false where it is there already. */
    public boolean add(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int letter = letterAt(word, i);
            if (node.children[letter] == null) {
                node.children[letter] = new Node();
            }
            node = node.children[letter];
        }
        if (node.word) {
            return false;
        }
        node.word = true;
        size++;
        return true;
    }

    public boolean contains(String word) {
        Node node = descend(word);
        return node != null && node.word;
    }

    /** All words that begin like this, in order. */
    public List<String> startingWith(String prefix) {
        List<String> words = new ArrayList<>();
        Node node = descend(prefix);
        collect(node, new StringBuilder(prefix), words);
        return words;
    }

    private Node descend(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length() && node != null; i++) {
            node = node.children[letterAt(prefix, i)];
        }
        return node;
    }

    private void collect(Node node, StringBuilder path, List<String> words) {
        if (node.word) {
            words.add(path.toString());
        }
        for (int letter = 0; letter < LETTERS; letter++) {
            Node child = node.children[letter];
            if (child != null) {
                path.append((char) ('a' + letter));
                collect(child, path, words);
                path.setLength(path.length() - 1);
            }
        }
    }

    private static int letterAt(String word, int index) {
        char letter = word.charAt(index);
        if (letter < 'a' || letter > 'z') {
            throw new IllegalArgumentException("no letter: " + letter);
        }
        return letter - 'a';
    }

    public int size() {
        return size;
    }

    public static void main(String[] args) {
        WordTrie trie = new WordTrie();
        trie.add("tree");
        trie.add("trie");
        System.out.println(trie.startingWith("tr"));
        System.out.println(trie.startingWith("x"));
    }
}
