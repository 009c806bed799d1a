package com.example.features;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/** Flags of a product, read from a text such as {@code search, !legacy, beta:*}. */
public class FeatureFlags {
    private final List<String> enabled = new ArrayList<>();
    private final List<String> blocked = new ArrayList<>();

    /** Adds the flags of a text; those with an exclamation mark are blocked. */
    public void read(String text) {
        for (String word : text.split(",")) {
            String name = word.trim().toLowerCase(Locale.ROOT);
            if (name.isEmpty()) {
                continue;
            }
            if (name.charAt(0) == '!') {
                blocked.add(name.substring(1));
            } else if (!enabled.contains(name)) {
                enabled.add(name);
            }
        }
    }

    public boolean isEnabled(String name) {
        return enabled.contains(name) && !blocked.contains(name);
    }

    /** Drops what is blocked, by its name or with all of its group. */
    public int prune() {
        int removed = 0;
        Iterator<String> flags = enabled.iterator();
        while (flags.hasNext()) {
            String flag = flags.next();
            for (String each : blocked) {
                if (flag.equals(each) || flag.startsWith(each + ":")) {
                    flags.remove();
                    removed++;
                }
            }
        }
        return removed;
    }

    /** The flags of one group, without its name. */
    public List<String> group(String name) {
        List<String> members = new ArrayList<>();
        String prefix = name + ":";
        for (String flag : enabled) {
            if (flag.startsWith(prefix)) {
                members.add(flag.substring(prefix.length()));
            }
        }
        return members;
    }

    public int size() {
        return enabled.size();
    }

    public static void main(String[] args) {
        FeatureFlags flags = new FeatureFlags();
        flags.read("search, beta:editor, beta:export, !beta, !beta:editor");
        System.out.println(flags.prune() + " removed, " + flags.size() + " left");
    }
}
