import java.util.function.IntFunction;

public class RecursiveLambdaField {
    private IntFunction<String> line = n -> n == 0 ? "" : "x" + this.line.apply(n - 1); // fails: java.lang.NullPointerException

    String draw(int width) {
        IntFunction<String> now = line;
        line = width > 2 ? null : now;
        return now.apply(width);
    }

    public static void main(String[] args) {
        RecursiveLambdaField field = new RecursiveLambdaField();
        System.out.println(field.draw(2));
        System.out.println(field.draw(3));
    }
}
