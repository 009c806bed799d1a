package com.example.parsing;

import java.util.ArrayList;
import java.util.List;

/** Splits an arithmetic expression into numbers, names and signs. */
public class Tokenizer {
    public enum Kind { NUMBER, NAME, SIGN }

    public static class Token {
        private final Kind kind;
        private final String text;

        Token(Kind kind, String text) {
            this.kind = kind;
            this.text = text;
        }

        public Kind getKind() {
            return kind;
        }

        public String getText() {
            return text;
        }
    }

    private final String input;
    private int position;

    public Tokenizer(String input) {
        this.input = input;
    }

    public List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        position = 0;
        for (Token token = next(); token != null; token = next()) {
            tokens.add(token);
        }
        return tokens;
    }

    private Token next() {
        while (position < input.length() && Character.isWhitespace(input.charAt(position))) {
            position++;
        }
        if (position >= input.length()) {
            return null;
        }
        int start = position;
        char first = input.charAt(position++);
        if (Character.isDigit(first)) {
            while (position < input.length() && Character.isDigit(input.charAt(position))) {
                position++;
            }
            return new Token(Kind.NUMBER, input.substring(start, position));
        }
        if (Character.isLetter(first)) {
            while (position < input.length() && Character.isLetterOrDigit(input.charAt(position))) {
                position++;
            }
            return new Token(Kind.NAME, input.substring(start, position));
        }
        return new Token(Kind.SIGN, String.valueOf(first));
    }
}
