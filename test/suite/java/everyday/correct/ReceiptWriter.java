package com.example.checkout;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Prints receipts of a fixed width. */
public class ReceiptWriter {
    private static final int WIDTH = 24;

    private final String shop;
    private final List<String> lines = new ArrayList<>();
    private long total;

    public ReceiptWriter(String shop) {
        this.shop = shop;
    }

    /** One article; names that are too long are cut. */
    public void add(String article, long cents) {
        String price = format(cents);
        int room = WIDTH - price.length() - 1;
        String name = article.length() > room ? article.substring(0, room) : article;
        lines.add(name + repeat(' ', WIDTH - name.length() - price.length()) + price);
        total += cents;
    }

    private static String repeat(char c, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(c);
        }
        return text.toString();
    }

    static String format(long cents) {
        long rest = Math.abs(cents % 100);
        return cents / 100 + "." + (rest < 10 ? "0" + rest : String.valueOf(rest));
    }

    /** Writes the receipt, and closes what it is written to. */
    public void print(Writer target) throws IOException {
        try (Writer out = target) {
            out.write(shop);
            out.write('\n');
            for (String line : lines) {
                out.write(line);
                out.write('\n');
            }
            out.write(repeat('-', WIDTH));
            out.write('\n');
            out.write("total " + format(total));
        }
    }

    @Override
    public String toString() {
        StringWriter text = new StringWriter();
        try {
            print(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    public static void main(String[] args) {
        ReceiptWriter receipt = new ReceiptWriter("corner shop");
        receipt.add("bread", 320);
        receipt.add("a very long name of an article", 1205);
        System.out.println(receipt);
    }
}
