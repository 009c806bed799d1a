package com.example.tools;

import java.util.ArrayList;
import java.util.List;

/** The command line of a small copying tool: {@code [-v] [-n] [-b SIZE] [-o TARGET] SOURCE...}. */
public class CopyOptions {
    private static final int DEFAULT_BUFFER = 8192;

    private boolean verbose;
    private boolean dryRun;
    private int bufferSize = DEFAULT_BUFFER;
    private String target = ".";
    private final List<String> sources = new ArrayList<>();

    private CopyOptions() {
    }

    /** Reads the words of the command line. */
    public static CopyOptions parse(String[] args) {
        CopyOptions options = new CopyOptions();
        int i = 0;
        while (i < args.length) {
            String word = args[i];
            if (word.equals("-v") || word.equals("--verbose")) {
                options.verbose = true;
            } else if (word.equals("-n")) {
                options.dryRun = true;
            } else if (word.equals("-b")) {
                if (i + 1 == args.length) {
                    throw new IllegalArgumentException("-b needs a size");
                }
                i++;
                options.bufferSize = toSize(args[i]);
            } else if (word.equals("-o")) {
                i++;
                options.target = args[i];
            } else if (word.startsWith("-") && word.length() > 1) {
                throw new IllegalArgumentException("unknown option " + word);
            } else {
                options.sources.add(word);
            }
            i++;
        }
        return options;
    }

    private static int toSize(String text) {
        try {
            int size = Integer.parseInt(text);
            return size > 0 ? size : DEFAULT_BUFFER;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no size: " + text, e);
        }
    }

    public boolean isVerbose() {
        return verbose;
    }

    public boolean isDryRun() {
        return dryRun;
    }

    public int getBufferSize() {
        return bufferSize;
    }

    public String getTarget() {
        return target;
    }

    public List<String> getSources() {
        return new ArrayList<>(sources);
    }

    public static void main(String[] args) {
        CopyOptions options = parse(args);
        if (options.isVerbose()) {
            System.out.println(options.getSources() + " to " + options.getTarget());
        }
    }
}
