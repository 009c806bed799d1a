package com.example.calc;

import java.util.Stack;

/** Reckons with expressions such as {@code 3 4 + 2 *}. */
public class RpnCalculator {
    private final Stack<Long> stack = new Stack<>();
    private long memory;

    /** The value of an expression. */
    public long evaluate(String expression) {
        stack.clear();
        for (String word : expression.trim().split("\\s+")) {
            apply(word);
        }
        return stack.isEmpty() ? 0 : stack.peek();
    }

    private void apply(String word) {
        switch (word) {
            case "+":
                binary('+');
                break;
            case "-":
                binary('-');
                break;
            case "*":
                binary('*');
                break;
            case "neg":
                stack.push(-stack.pop());
                break;
            case "sto":
                memory = stack.isEmpty() ? 0 : stack.peek();
                break;
            case "rcl":
                stack.push(memory);
                break;
            default:
                stack.push(number(word));
        }
    }

    private void binary(char operator) {
        if (stack.size() < 2) {
            throw new IllegalArgumentException("two values are needed for " + operator);
        }
        long right = stack.pop();
        long left = stack.pop();
        switch (operator) {
            case '+':
                stack.push(left + right);
                break;
            case '-':
                stack.push(left - right);
                break;
            default:
                stack.push(left * right);
        }
    }

    private static long number(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("neither number nor operator: " + word, e);
        }
    }

    public int depth() {
        return stack.size();
    }

    public static void main(String[] args) {
        RpnCalculator calculator = new RpnCalculator();
        System.out.println(calculator.evaluate("3 4 + 2 *"));
        System.out.println(calculator.evaluate("neg 5"));
    }
}
