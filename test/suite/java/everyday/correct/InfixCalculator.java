package com.example.calc;

import java.util.ArrayDeque;
import java.util.Deque;

/** Reckons with sums and products of whole numbers, such as {@code 2+3*(4-1)}. */
public class InfixCalculator {
    private final Deque<Long> numbers = new ArrayDeque<>();
    private final Deque<Character> operators = new ArrayDeque<>();

    /** The value; throws where the text is no expression. */
    public long evaluate(String text) {
        numbers.clear();
        operators.clear();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                long number = 0;
                while (i < text.length() && Character.isDigit(text.charAt(i))) {
                    number = number * 10 + (text.charAt(i) - '0');
                    i++;
                }
                numbers.push(number);
                continue;
            }
            if (c == '(') {
                operators.push(c);
            } else if (c == ')') {
                reduceTo('(');
            } else if (precedence(c) > 0) {
                while (!operators.isEmpty() && precedence(operators.peek()) >= precedence(c)) {
                    reduce(operators.pop());
                }
                operators.push(c);
            } else if (c != ' ') {
                throw new IllegalArgumentException("unexpected " + c);
            }
            i++;
        }
        while (!operators.isEmpty()) {
            reduce(operators.pop());
        }
        return result();
    }

    private void reduceTo(char opening) {
        while (!operators.isEmpty()) {
            char operator = operators.pop();
            if (operator == opening) {
                return;
            }
            reduce(operator);
        }
        throw new IllegalArgumentException("a bracket is missing");
    }

    private void reduce(char operator) {
        if (numbers.size() < 2 || operator == '(') {
            throw new IllegalArgumentException("something is missing at " + operator);
        }
        long right = numbers.pop();
        long left = numbers.pop();
        numbers.push(operator == '+' ? left + right : operator == '-' ? left - right : left * right);
    }

    private static int precedence(char operator) {
        return operator == '*' ? 2 : operator == '+' || operator == '-' ? 1 : 0;
    }

    private long result() {
        if (numbers.size() != 1) {
            throw new IllegalArgumentException("no expression");
        }
        return numbers.pop();
    }

    public static void main(String[] args) {
        System.out.println(new InfixCalculator().evaluate("2+3*(4-1)"));
    }
}
