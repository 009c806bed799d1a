package com.example.calc;

/** Sums and differences as trees; a leaf holds a number. */
public class ExpressionTree {
    private static class Node {
        final char operator;
        final int value;
        final Node left;
        final Node right;

        Node(int value) {
            this('#', value, null, null);
        }

        Node(char operator, int value, Node left, Node right) {
            this.operator = operator;
            this.value = value;
            this.left = left;
            this.right = right;
        }
    }

    private Node root;

    public void start(int value) {
        root = new Node(value);
    }

    public void add(int value) {
        root = root == null ? new Node(value) : new Node('+', 0, root, new Node(value));
    }

    public void subtract(int value) {
        root = root == null ? new Node(-value) : new Node('-', 0, root, new Node(value));
    }

    public void negate() {
        if (root != null) {
            root = new Node('-', 0, null, root);
        }
    }

    public int evaluate() {
        return root == null ? 0 : evaluate(root);
    }

    private int evaluate(Node node) {
        if (node.operator == '#') {
            return node.value;
        }
        int left = evaluate(node.left);
        int right = evaluate(node.right);
        return node.operator == '+' ? left + right : left - right;
    }

    public int depth() {
        return depth(root);
    }

    private int depth(Node node) {
        return node == null ? 0 : 1 + Math.max(depth(node.left), depth(node.right));
    }
}
