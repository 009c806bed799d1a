import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

public class LegacyVectorStackHashtable {
    static int evaluate(String expression) {
        Stack<Integer> values = new Stack<>();
        Stack<Character> operators = new Stack<>();
        for (int i = 0; i < expression.length(); i++) {
            char c = expression.charAt(i);
            if (Character.isDigit(c)) {
                int value = 0;
                while (i < expression.length() && Character.isDigit(expression.charAt(i))) value = value * 10 + expression.charAt(i++) - '0';
                i--;
                values.push(value);
            } else if (c == '(') {
                operators.push(c);
            } else if (c == ')') {
                while (operators.peek() != '(') apply(values, operators.pop());
                operators.pop();
            } else if (c != ' ') {
                while (!operators.empty() && precedence(operators.peek()) >= precedence(c)) apply(values, operators.pop());
                operators.push(c);
            }
        }
        while (!operators.isEmpty()) apply(values, operators.pop());
        return values.pop();
    }

    static int precedence(char operator) {
        return operator == '(' ? 0 : operator == '+' || operator == '-' ? 1 : 2;
    }

    static void apply(Stack<Integer> values, char operator) {
        int b = values.pop(), a = values.pop();
        values.push(operator == '+' ? a + b : operator == '-' ? a - b : operator == '*' ? a * b : a / b);
    }

    public static void main(String[] args) {
        System.out.println(evaluate("2 + 3 * (4 - 1)") + " " + evaluate("100/7/2") + " " + evaluate("((1))"));
        Stack<String> stack = new Stack<>();
        for (String s : "a b c d".split(" ")) stack.push(s);
        System.out.println(stack + " " + stack.peek() + " " + stack.search("a") + " " + stack.search("z") + " " + stack.get(0) + " " + stack.pop() + stack.size());
        for (String s : stack) System.out.print(s);
        System.out.println(" " + stack.firstElement() + stack.lastElement());
        Vector<Integer> vector = new Vector<>(List.of(3, 1, 2));
        vector.addElement(9);
        vector.insertElementAt(7, 1);
        vector.removeElementAt(0);
        Collections.sort(vector);
        System.out.println(vector + " " + vector.elementAt(2) + " " + vector.contains(9) + " " + vector.indexOf(7));
        Enumeration<Integer> elements = vector.elements();
        int sum = 0;
        while (elements.hasMoreElements()) sum += elements.nextElement();
        System.out.println(sum);
        Stack<int[]> frames = new Stack<>();
        frames.push(new int[] {4, 0});
        int visited = 0;
        while (!frames.empty()) {
            int[] frame = frames.pop();
            visited++;
            if (frame[0] > frame[1]) {
                frames.push(new int[] {frame[0] - 1, frame[1]});
                frames.push(new int[] {frame[0] - 2, frame[1] + 1});
            }
        }
        System.out.println(visited);
        stack.clear();
        System.out.println(stack.empty());
        stack.pop();
    }
}
