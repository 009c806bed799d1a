package parser.ast;

public abstract class Node {
    public static final int LIMIT = 50;

    public abstract <R> R accept(Visitor<R> visitor);

    public abstract int depth();

    public static Node leaf(int value) {
        return new Leaf(value);
    }

    public static Node pair(Node left, Node right) {
        return new Pair(left, right);
    }

    @Override
    public String toString() {
        return accept(new Printer("(", ")"));
    }

    public static final class Leaf extends Node {
        public final int value;

        Leaf(int value) {
            this.value = value;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.leaf(this);
        }

        @Override
        public int depth() {
            return 1;
        }
    }

    public static final class Pair extends Node {
        public final Node left, right;

        Pair(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pair(this);
        }

        @Override
        public int depth() {
            return 1 + Math.max(left.depth(), right.depth());
        }
    }
}
