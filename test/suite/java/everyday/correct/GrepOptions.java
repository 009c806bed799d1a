package com.example.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The command line of a searching tool: {@code [-i] [-v] [-m COUNT] [-e PATTERN] [PATTERN] [FILE...]}. */
public class GrepOptions {
    private boolean ignoreCase;
    private boolean inverted;
    private int limit = Integer.MAX_VALUE;
    private String pattern;
    private final List<String> files = new ArrayList<>();

    /** Reads the words; throws where the line makes no sense. */
    public GrepOptions(String... args) {
        for (int i = 0; i < args.length; i++) {
            String word = args[i];
            switch (word) {
                case "-i":
                    ignoreCase = true;
                    break;
                case "-v":
                    inverted = true;
                    break;
                case "-m":
                    limit = number(valueAfter(args, i));
                    i++;
                    break;
                case "-e":
                    pattern = valueAfter(args, i);
                    i++;
                    break;
                default:
                    if (pattern == null) {
                        pattern = word;
                    } else {
                        files.add(word);
                    }
            }
        }
        if (pattern == null) {
            throw new IllegalArgumentException("no pattern in " + Arrays.toString(args));
        }
    }

    private static String valueAfter(String[] args, int index) {
        if (index + 1 >= args.length) {
            throw new IllegalArgumentException(args[index] + " needs a value");
        }
        return args[index + 1];
    }

    private static int number(String text) {
        try {
            return Math.max(0, Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no number: " + text);
        }
    }

    /** The lines that match, as many as were asked for. */
    public List<String> select(List<String> lines) {
        Pattern compiled = Pattern.compile(pattern, ignoreCase ? Pattern.CASE_INSENSITIVE : 0);
        List<String> selected = new ArrayList<>();
        for (String line : lines) {
            if (selected.size() == limit) {
                break;
            }
            if (compiled.matcher(line).find() != inverted) {
                selected.add(line);
            }
        }
        return selected;
    }

    public List<String> getFiles() {
        return List.copyOf(files);
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            System.err.println("a pattern is needed");
            return;
        }
        GrepOptions options = new GrepOptions(args);
        System.out.println(options.getFiles().size() + " files");
    }
}
