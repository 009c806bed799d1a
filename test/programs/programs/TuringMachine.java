import java.util.HashMap;
import java.util.Map;

public class TuringMachine {
    private static final class Cell {
        char symbol = '_';
        Cell left, right;

        Cell step(boolean toRight) {
            if (toRight) {
                if (right == null) {
                    right = new Cell();
                    right.left = this;
                }
                return right;
            }
            if (left == null) {
                left = new Cell();
                left.right = this;
            }
            return left;
        }
    }

    private record Key(String state, char symbol) {
    }

    private record Action(char write, boolean right, String next) {
    }

    private final Map<Key, Action> rules = new HashMap<>();

    TuringMachine rule(String text) {
        String[] p = text.split(" ");
        for (char c : p[1].toCharArray()) rules.put(new Key(p[0], c), new Action(p[2].equals("=") ? c : p[2].charAt(0), p[3].equals("R"), p[4]));
        return this;
    }

    String run(String input, int limit) {
        Cell start = new Cell(), head = start;
        for (int i = 0; i < input.length(); i++) {
            head.symbol = input.charAt(i);
            if (i + 1 < input.length()) head = head.step(true);
        }
        head = start;
        String state = "start";
        int steps = 0;
        while (!state.equals("halt")) {
            Action action = rules.get(new Key(state, head.symbol));
            if (action == null) return "stuck in " + state + " on " + head.symbol + " after " + steps;
            if (++steps > limit) return "too long";
            head.symbol = action.write;
            head = head.step(action.right);
            state = action.next;
        }
        while (head.left != null) head = head.left;
        StringBuilder tape = new StringBuilder();
        for (; head != null; head = head.right) tape.append(head.symbol);
        return tape.toString().replace("_", "") + " in " + steps;
    }

    public static void main(String[] args) {
        TuringMachine increment = new TuringMachine().rule("start 01 = R start").rule("start _ = L add").rule("add 1 0 L add").rule("add 0_ 1 R halt");
        for (String s : new String[] {"1011", "111", "0", "", "12"}) System.out.println(s + " -> " + increment.run(s, 100));
        TuringMachine palindrome = new TuringMachine()
            .rule("start a _ R findA").rule("start b _ R findB").rule("start _ Y R halt")
            .rule("findA ab = R findA").rule("findA _ = L checkA").rule("findB ab = R findB").rule("findB _ = L checkB")
            .rule("checkA a _ L back").rule("checkA b N R halt").rule("checkA _ Y R halt")
            .rule("checkB b _ L back").rule("checkB a N R halt").rule("checkB _ Y R halt")
            .rule("back ab = L back").rule("back _ = R start");
        for (String s : new String[] {"abba", "ababa", "aab", "a", ""}) System.out.println(s + " -> " + palindrome.run(s, 1000).replaceAll("[ab]", ""));
        TuringMachine beaver = new TuringMachine().rule("start _ 1 R B").rule("start 1 1 L C").rule("B _ 1 L start").rule("B 1 1 R B").rule("C _ 1 L B").rule("C 1 1 R halt");
        System.out.println(beaver.run("", 1000) + " " + new TuringMachine().rule("start _ _ R start").run("", 50));
    }
}
