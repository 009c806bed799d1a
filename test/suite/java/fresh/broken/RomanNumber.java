package com.example.numbers;

/** Roman numbers up to 3999. */
public final class RomanNumber {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV"};

    private RomanNumber() {
    }

    public static String write(int number) {
        if (number < 1 || number > 3999) {
            throw new IllegalArgumentException("no roman number: " + number);
        }
        StringBuilder text = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                text.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return text.toString();
    }

    public static int read(String text) {
        int sum = 0;
        int last = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int value = valueOf(text.charAt(i));
            sum += value < last ? -value : value;
            last = Math.max(last, value);
        }
        return sum;
    }

    private static int valueOf(char sign) {
        switch (sign) {
            case 'M': return 1000;
            case 'D': return 500;
            case 'C': return 100;
            case 'L': return 50;
            case 'X': return 10;
            case 'V': return 5;
            case 'I': return 1;
            default: throw new IllegalArgumentException("no roman sign: " + sign);
        }
    }

    public static void main(String[] args) {
        System.out.println(write(1990) + " " + read("MCMXC"));
        System.out.println(write(2024) + " " + read(write(2026)));
    }
}
