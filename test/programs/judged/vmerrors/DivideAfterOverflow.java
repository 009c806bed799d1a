public class DivideAfterOverflow {
    private int parts = 1;

    int count(int depth) {
        parts = 0;
        int below = count(depth + 1);
        parts = below;
        return below;
    }

    public static void main(String[] args) {
        DivideAfterOverflow tree = new DivideAfterOverflow();
        System.out.println(100 / tree.parts);
        try {
            System.out.println(tree.count(0));
        } catch (StackOverflowError deep) {
            System.out.println(100 / tree.parts); // fails: java.lang.ArithmeticException
        }
    }
}
