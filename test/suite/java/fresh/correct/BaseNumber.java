package com.example.numbers;

/** Writes and reads whole numbers in bases from 2 to 16. */
public final class BaseNumber {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    private BaseNumber() {
    }

    public static String write(int number, int base) {
        if (base < 2 || base > DIGITS.length) {
            throw new IllegalArgumentException("base " + base);
        }
        if (number == 0) {
            return "0";
        }
        StringBuilder text = new StringBuilder();
        long rest = Math.abs((long) number);
        while (rest > 0) {
            text.append(DIGITS[(int) (rest % base)]);
            rest /= base;
        }
        return (number < 0 ? text.append('-') : text).reverse().toString();
    }

    public static int read(String text, int base) {
        if (base < 2 || base > DIGITS.length) {
            throw new IllegalArgumentException("base " + base);
        }
        int value = 0;
        boolean negative = text.startsWith("-");
        for (int i = negative ? 1 : 0; i < text.length(); i++) {
            value = value * base + digit(text.charAt(i), base);
        }
        return negative ? -value : value;
    }

    private static int digit(char c, int base) {
        for (int i = 0; i < base; i++) {
            if (DIGITS[i] == c) {
                return i;
            }
        }
        throw new IllegalArgumentException("no digit: " + c);
    }

    public static void main(String[] args) {
        System.out.println(write(-255, 16) + " " + read("-ff", 16) + " " + write(5, 2));
    }
}
