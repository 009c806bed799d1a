package com.example.sales;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which articles sell best. */
public class TopSellers {
    private final Map<String, Integer> sold = new HashMap<>();

    public void sell(String article, int pieces) {
        if (pieces > 0) {
            sold.merge(article, pieces, Integer::sum);
        }
    }

    /** Some of the best, best first; fewer where there are fewer. */
    public List<String> best(int count) {
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(sold.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count && i < entries.size(); i++) {
            names.add(entries.get(i).getKey());
        }
        return names;
    }

    /** The one in the middle of all, by pieces; empty where nothing was sold. */
    public String median() {
        List<String> all = best(sold.size());
        if (all.isEmpty()) {
            return "";
        }
        return all.get(all.size() / 2);
    }

    /** Text with as many stars as an article sold, ten at the most. */
    public String stars(String article) {
        int pieces = sold.getOrDefault(article, 0);
        char[] line = new char[Math.min(10, pieces)];
        for (int i = 0; i < line.length; i++) {
            line[i] = '*';
        }
        return new String(line);
    }

    /** What changed between two lists of the best: how many places an article climbed. */
    public static int climbed(List<String> before, List<String> after, String article) {
        int old = before.indexOf(article);
        int now = after.indexOf(article);
        if (old < 0 || now < 0) {
            return 0;
        }
        return old - now;
    }

    public int lowest() {
        return sold.isEmpty() ? 0 : Collections.min(sold.values());
    }

    public static void main(String[] args) {
        TopSellers sellers = new TopSellers();
        sellers.sell("pen", 12);
        sellers.sell("ink", 3);
        List<String> best = sellers.best(3);
        System.out.println(best.get(0) + " " + sellers.stars("ink") + " " + sellers.median());
    }
}
