import java.util.ArrayDeque;
import java.util.Deque;

public class DequeDrained {
    private final Deque<Integer> stack = new ArrayDeque<>();

    int pop() {
        return stack.pop(); // fails: java.util.NoSuchElementException (in the library)
    }

    int evaluate(String text) {
        for (char each : text.toCharArray()) {
            if (Character.isDigit(each)) stack.push(each - '0');
            else stack.push(each == '+' ? pop() + pop() : pop() - pop());
        }
        return pop();
    }

    public static void main(String[] args) {
        System.out.println(new DequeDrained().evaluate("12+3-"));
        System.out.println(new DequeDrained().evaluate("1+"));
    }
}
