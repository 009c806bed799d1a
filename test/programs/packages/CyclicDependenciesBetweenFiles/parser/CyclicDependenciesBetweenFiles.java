package parser;

import parser.ast.Node;
import parser.ast.Visitor;

public class CyclicDependenciesBetweenFiles implements Visitor<Integer> {
    public static final int DEPTH_LIMIT = Node.LIMIT * 2;
    private int visited;

    @Override
    public Integer leaf(Node.Leaf leaf) {
        visited++;
        return leaf.value;
    }

    @Override
    public Integer pair(Node.Pair pair) {
        visited++;
        return pair.left.accept(this) - pair.right.accept(this);
    }

    static Node parse(String text, int[] at) {
        if (text.charAt(at[0]) == '(') {
            at[0]++;
            Node left = parse(text, at);
            at[0]++;
            Node right = parse(text, at);
            at[0]++;
            return Node.pair(left, right);
        }
        int value = 0;
        while (at[0] < text.length() && Character.isDigit(text.charAt(at[0]))) value = value * 10 + text.charAt(at[0]++) - '0';
        return Node.leaf(value);
    }

    public static void main(String[] args) {
        Node node = parse("((10,4),(2,30))", new int[1]);
        CyclicDependenciesBetweenFiles evaluator = new CyclicDependenciesBetweenFiles();
        System.out.println(node + " = " + node.accept(evaluator) + " visited " + evaluator.visited);
        System.out.println(DEPTH_LIMIT + " " + Node.LIMIT + " " + node.depth());
        System.out.println(node.accept(new parser.ast.Printer("[", "]")));
    }
}
