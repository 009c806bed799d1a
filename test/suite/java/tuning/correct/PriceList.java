package com.example.shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prices by article, with discounts for some of them. */
public class PriceList {
    private final Map<String, Long> prices = new HashMap<>();
    private final Map<String, Integer> discounts = new HashMap<>();

    public void setPrice(String article, long cents) {
        prices.put(article, cents);
    }

    public void setDiscount(String article, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent: " + percent);
        }
        discounts.put(article, percent);
    }

    public long priceOf(String article) {
        if (!prices.containsKey(article)) {
            throw new IllegalArgumentException("no price: " + article);
        }
        long price = prices.get(article);
        Integer discount = discounts.get(article);
        if (discount != null) {
            price -= price * discount / 100;
        }
        return price;
    }

    public long sum(List<String> articles) {
        long sum = 0;
        for (String article : articles) {
            Long price = prices.get(article);
            if (price == null) {
                continue;
            }
            sum += price;
        }
        return sum;
    }

    public List<String> cheaperThan(long limit) {
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, Long> entry : prices.entrySet()) {
            if (entry.getValue() < limit) {
                found.add(entry.getKey());
            }
        }
        return found;
    }
}
