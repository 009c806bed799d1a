package com.example.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Reads numbers that somebody types, and a word of confirmation at the end. */
public class NumberPrompt {
    private final String question;
    private int asked;

    public NumberPrompt(String question) {
        this.question = question;
    }

    public String getQuestion() {
        return question;
    }

    public List<Integer> readAll(String input) {
        List<Integer> numbers = new ArrayList<>();
        Scanner scanner = new Scanner(input);
        while (scanner.hasNextInt()) {
            numbers.add(scanner.nextInt());
            asked++;
        }
        scanner.close();
        if (!numbers.isEmpty() && scanner.hasNext()) {
            numbers.clear();
        }
        return numbers;
    }

    public int sum(String input) {
        int sum = 0;
        try (Scanner scanner = new Scanner(input)) {
            while (scanner.hasNextInt()) {
                sum += scanner.nextInt();
            }
        }
        return sum;
    }

    public int getAsked() {
        return asked;
    }
}
