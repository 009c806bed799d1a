package com.example.releases;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A version with an optional label, such as {@code 1.4.0-beta}. */
public final class SemanticVersion implements Comparable<SemanticVersion> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,4})\\.(\\d{1,4})(?:\\.(\\d{1,4}))?(?:-([a-z]+))?");
    private static final SemanticVersion FIRST = parse("0.1");

    private final int[] numbers;
    private final String label;

    private SemanticVersion(int[] numbers, String label) {
        this.numbers = numbers;
        this.label = label;
    }

    /** Reads a version; throws where the text is none. */
    public static SemanticVersion parse(String text) {
        Matcher matcher = FORM.matcher(text.trim());
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no version: " + text);
        }
        int major = Integer.parseInt(matcher.group(1));
        int minor = Integer.parseInt(matcher.group(2));
        String third = matcher.group(3);
        int patch = third == null ? 0 : Integer.parseInt(third);
        String label = matcher.group(4);
        return new SemanticVersion(new int[] {major, minor, patch}, label == null ? "" : label);
    }

    public boolean isRelease() {
        return label.isEmpty();
    }

    public int major() {
        return numbers[0];
    }

    public boolean isFirst() {
        return compareTo(FIRST) == 0;
    }

    @Override
    public int compareTo(SemanticVersion other) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] != other.numbers[i]) {
                return Integer.compare(numbers[i], other.numbers[i]);
            }
        }
        if (label.isEmpty() != other.label.isEmpty()) {
            return label.isEmpty() ? 1 : -1;
        }
        return label.compareTo(other.label);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SemanticVersion && compareTo((SemanticVersion) other) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(numbers) + label.hashCode();
    }

    @Override
    public String toString() {
        String text = numbers[0] + "." + numbers[1] + "." + numbers[2];
        return label.isEmpty() ? text : text + "-" + label;
    }

    public static void main(String[] args) {
        SemanticVersion beta = parse("1.4-beta");
        System.out.println(beta + " " + beta.compareTo(parse("1.4.0")) + " " + beta.isRelease());
    }
}
