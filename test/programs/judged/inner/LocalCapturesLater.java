public class LocalCapturesLater {
    interface Visitor {
        void visit(int value);
    }

    static void walk(int depth, Visitor visitor) {
        if (depth == 0) return;
        visitor.visit(depth);
        walk(depth - 1, value -> visitor.visit(value * 10));
    }

    public static void main(String[] args) {
        int[] seen = new int[31];
        walk(2, value -> seen[value]++);
        System.out.println(seen[2] + seen[10]);
        walk(3, value -> seen[value]++); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
