package com.example.money;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Changes amounts from one currency to another by way of a common one. */
public class CurrencyTable {
    private final String base;
    private final Map<String, BigDecimal> rates = new TreeMap<>();

    public CurrencyTable(String base) {
        this.base = normal(base);
        rates.put(this.base, BigDecimal.ONE);
    }

    /** One unit of the common currency is so many of this one. */
    public void setRate(String currency, BigDecimal rate) {
        if (rate == null || rate.signum() <= 0) {
            throw new IllegalArgumentException("no rate: " + rate);
        }
        rates.put(normal(currency), rate);
    }

    public boolean knows(String currency) {
        return rates.containsKey(normal(currency));
    }

    /** The amount in the other currency, in cents. */
    public BigDecimal change(BigDecimal amount, String from, String to) {
        if (!knows(from) || !knows(to)) {
            throw new IllegalArgumentException("unknown currency: " + from + " or " + to);
        }
        BigDecimal source = rates.get(normal(from));
        BigDecimal target = rates.get(normal(to));
        return amount.multiply(target).divide(source, 2, RoundingMode.HALF_EVEN);
    }

    private static String normal(String currency) {
        return currency.trim().toUpperCase(Locale.ROOT);
    }

    /** The currency that is worth least. */
    public String weakest() {
        String weakest = base;
        BigDecimal highest = BigDecimal.ONE;
        for (Map.Entry<String, BigDecimal> entry : rates.entrySet()) {
            if (entry.getValue().compareTo(highest) > 0) {
                highest = entry.getValue();
                weakest = entry.getKey();
            }
        }
        return weakest;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("1 ").append(base);
        for (Map.Entry<String, BigDecimal> entry : rates.entrySet()) {
            if (!entry.getKey().equals(base)) {
                text.append(" = ").append(entry.getValue()).append(' ').append(entry.getKey());
            }
        }
        return text.toString();
    }
}
