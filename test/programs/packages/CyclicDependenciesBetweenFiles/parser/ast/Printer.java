package parser.ast;

public class Printer implements Visitor<String> {
    private final String open, close;

    public Printer(String open, String close) {
        this.open = open;
        this.close = close;
    }

    @Override
    public String leaf(Node.Leaf leaf) {
        return Integer.toString(leaf.value);
    }

    @Override
    public String pair(Node.Pair pair) {
        return open + pair.left.accept(this) + "," + pair.right.accept(this) + close;
    }
}
