package parser.ast;

public interface Visitor<R> {
    R leaf(Node.Leaf leaf);

    R pair(Node.Pair pair);
}
