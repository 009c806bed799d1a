package com.example.markdown;

/** One line of a text: a heading, an item of a list, or plain. */
public class MarkdownLine {
    private final int level;
    private final String text;
    private final boolean item;

    public MarkdownLine(String line) {
        int hashes = 0;
        while (hashes < line.length() && line.charAt(hashes) == '#') {
            hashes++;
        }
        boolean heading = hashes > 0 && hashes < line.length() && line.charAt(hashes) == ' ';
        this.level = heading ? hashes : 0;
        this.item = !heading && line.startsWith("- ");
        this.text = heading ? line.substring(hashes + 1).trim() : item ? line.substring(2) : line;
    }

    public int getLevel() {
        return level;
    }

    public boolean isItem() {
        return item;
    }

    /** The first word in capitals. */
    public String keyword() {
        int blank = text.indexOf(' ');
        String word = blank < 0 ? text : text.substring(0, blank);
        return word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    public static void main(String[] args) {
        for (String line : new String[] {"# title of it", "- item", "", "##", "plain"}) {
            MarkdownLine read = new MarkdownLine(line);
            System.out.println(read.getLevel() + " " + read.isItem() + " " + read.keyword());
        }
    }
}
