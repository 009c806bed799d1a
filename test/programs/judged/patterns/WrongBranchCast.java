public class WrongBranchCast {
    interface Expr {}

    record Number(int value) implements Expr {}

    record Sum(Expr left, Expr right) implements Expr {}

    static int evaluate(Expr expression) {
        if (expression instanceof Sum sum) {
            return evaluate(sum.left()) + ((Number) sum.right()).value(); // fails: java.lang.ClassCastException
        }
        return ((Number) expression).value();
    }

    public static void main(String[] args) {
        Expr two = new Sum(new Number(1), new Number(1));
        System.out.println(evaluate(two));
        System.out.println(evaluate(new Sum(new Number(1), two)));
    }
}
