package com.example.editor;

import java.util.ArrayDeque;
import java.util.Deque;

/** Whether the brackets of a text match. */
public class BracketChecker {
    private final Deque<Character> open = new ArrayDeque<>();

    public boolean check(String text) {
        open.clear();
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            switch (sign) {
                case '(':
                case '[':
                case '{':
                    open.push(sign);
                    break;
                case ')':
                case ']':
                case '}':
                    if (!fits(open.pop(), sign)) {
                        return false;
                    }
                    break;
                default:
                    break;
            }
        }
        return open.isEmpty();
    }

    private static boolean fits(char left, char right) {
        if (left == '(') {
            return right == ')';
        }
        return left == '[' ? right == ']' : right == '}';
    }

    public static void main(String[] args) {
        BracketChecker checker = new BracketChecker();
        for (String text : new String[] {"(a[1])", "{(}", "f(x))"}) {
            System.out.println(text + " " + checker.check(text));
        }
    }
}
