import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

public class ArrayDequeAsStackAndQueue {
    static boolean balanced(String s) {
        Deque<Character> stack = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(', '[', '{' -> stack.push(c);
                case ')', ']', '}' -> {
                    if (stack.isEmpty() || "([{".indexOf(stack.pop()) != ")]}".indexOf(c)) return false;
                }
                default -> {
                }
            }
        }
        return stack.isEmpty();
    }

    static int rpn(String expression) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (String token : expression.split(" ")) {
            switch (token) {
                case "+" -> stack.push(stack.pop() + stack.pop());
                case "*" -> stack.push(stack.pop() * stack.pop());
                case "-" -> stack.push(-stack.pop() + stack.pop());
                case "/" -> {
                    int divisor = stack.pop();
                    stack.push(stack.pop() / divisor);
                }
                default -> stack.push(Integer.valueOf(token));
            }
        }
        return stack.pop();
    }

    static String slidingMaximum(int[] values, int width) {
        Deque<Integer> candidates = new ArrayDeque<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (!candidates.isEmpty() && values[candidates.peekLast()] <= values[i]) candidates.pollLast();
            candidates.offerLast(i);
            if (candidates.peekFirst() <= i - width) candidates.pollFirst();
            if (i >= width - 1) out.append(values[candidates.getFirst()]).append(' ');
        }
        return out.toString().trim();
    }

    public static void main(String[] args) {
        System.out.println(balanced("{[()]()}") + " " + balanced("([)]") + " " + balanced("((") + " " + balanced(""));
        System.out.println(rpn("3 4 + 2 * 7 /") + " " + rpn("5 1 2 + 4 * + 3 -"));
        System.out.println(slidingMaximum(new int[] {1, 3, -1, -3, 5, 3, 6, 7}, 3));
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) deque.addFirst(i);
            else deque.addLast(i);
            if (i % 5 == 4) deque.removeFirst();
        }
        System.out.println(deque + " " + deque.size());
        System.out.println(deque.contains(11) + " " + deque.remove(11) + " " + deque.removeFirstOccurrence(1000) + " " + deque.peekFirst() + " " + deque.peekLast());
        Iterator<Integer> it = deque.iterator();
        while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
        System.out.println(deque);
        StringBuilder reversed = new StringBuilder();
        deque.descendingIterator().forEachRemaining(x -> reversed.append(x).append(','));
        System.out.println(reversed);
        deque.removeIf(x -> x > 20);
        System.out.println(deque.pollFirst() + " " + deque.pollLast() + " " + deque.toArray().length + " " + new ArrayDeque<>(List.of(1, 2)));
        deque.clear();
        System.out.println(deque.poll() + " " + deque.peek() + " " + deque.isEmpty());
        System.out.println(rpn("1 +"));
    }
}
