import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class BracketMatcherAndFormatter {
    record Problem(int position, String message) {
        @Override
        public String toString() {
            return message + "@" + position;
        }
    }

    static List<Problem> check(String text) {
        record Open(char bracket, int position) {
        }
        List<Problem> problems = new ArrayList<>();
        Deque<Open> stack = new ArrayDeque<>();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') quoted = !quoted;
            if (quoted) continue;
            int open = "([{".indexOf(c), close = ")]}".indexOf(c);
            if (open >= 0) stack.push(new Open(c, i));
            else if (close >= 0) {
                if (stack.isEmpty()) problems.add(new Problem(i, "unexpected " + c));
                else {
                    Open top = stack.pop();
                    if ("([{".indexOf(top.bracket()) != close) problems.add(new Problem(i, top.bracket() + " closed by " + c));
                }
            }
        }
        if (quoted) problems.add(new Problem(text.length(), "open quote"));
        while (!stack.isEmpty()) {
            Open o = stack.removeLast();
            problems.add(new Problem(o.position(), "unclosed " + o.bracket()));
        }
        return problems;
    }

    static String format(String code) {
        StringBuilder out = new StringBuilder();
        int depth = 0;
        boolean lineStart = true;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (lineStart && c == ' ') continue;
            if (c == '}') {
                depth--;
                if (!lineStart) out.append('\n');
                lineStart = true;
            }
            if (lineStart) out.append("  ".repeat(depth));
            lineStart = false;
            out.append(c);
            if (c == '{' || c == ';' || c == '}') {
                if (c == '{') depth++;
                out.append('\n');
                lineStart = true;
            }
        }
        return out.toString();
    }

    static int deepest(String text) {
        int depth = 0, max = 0;
        for (char c : text.toCharArray()) {
            if (c == '(') max = Math.max(max, ++depth);
            else if (c == ')') depth--;
        }
        return max;
    }

    static List<String> generate(int pairs) {
        List<String> result = new ArrayList<>();
        class Build {
            void step(String s, int open, int close) {
                if (s.length() == 2 * pairs) {
                    result.add(s);
                    return;
                }
                if (open < pairs) step(s + "(", open + 1, close);
                if (close < open) step(s + ")", open, close + 1);
            }
        }
        new Build().step("", 0, 0);
        return result;
    }

    static int longestValid(String s) {
        int[] stack = new int[s.length() + 1];
        int top = 0, best = 0;
        stack[0] = -1;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '(') stack[++top] = i;
            else if (--top < 0) stack[top = 0] = i;
            else best = Math.max(best, i - stack[top]);
        }
        return best;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"f(a[1], {b})", "(]", "((", ")", "\"(\" [", "{(})", "\"open"}) System.out.println(s + " " + check(s));
        System.out.print(format("class A { int x; void f() { if (x) { y; } z; } }"));
        System.out.println(deepest("(()((())))") + " " + generate(3) + " " + generate(5).size());
        System.out.println(longestValid(")()())") + " " + longestValid("(()") + " " + longestValid("") + " " + longestValid("()(())"));
    }
}
