package com.example.shipping;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Computes what a parcel costs, by the zone of the country that it goes to. */
public class ShippingRates {
    private static final BigDecimal FREE_FROM = new BigDecimal("150.00");

    private final Map<String, Zone> zoneOfCountry = new HashMap<>();
    private final Map<Zone, BigDecimal> perKilogram = new HashMap<>();

    public enum Zone {
        DOMESTIC, NEIGHBOUR, CONTINENT, OVERSEAS
    }

    public ShippingRates() {
        perKilogram.put(Zone.DOMESTIC, new BigDecimal("1.20"));
        perKilogram.put(Zone.NEIGHBOUR, new BigDecimal("2.10"));
        perKilogram.put(Zone.CONTINENT, new BigDecimal("3.75"));
        zoneOfCountry.put("at", Zone.DOMESTIC);
        zoneOfCountry.put("de", Zone.NEIGHBOUR);
        zoneOfCountry.put("fr", Zone.CONTINENT);
        zoneOfCountry.put("us", Zone.OVERSEAS);
    }

    /** Adds a country, or moves it to another zone. */
    public void register(String country, Zone zone) {
        zoneOfCountry.put(country.toLowerCase(Locale.ROOT), zone);
    }

    public boolean delivers(String country) {
        return zoneOfCountry.containsKey(country.toLowerCase(Locale.ROOT));
    }

    /** The price of one parcel, rounded to cents. */
    public BigDecimal quote(String country, int grams, BigDecimal worth) {
        if (grams <= 0) {
            throw new IllegalArgumentException("a parcel weighs something");
        }
        Zone zone = zoneOfCountry.getOrDefault(country.toLowerCase(Locale.ROOT), Zone.OVERSEAS);
        if (zone == Zone.DOMESTIC && worth.compareTo(FREE_FROM) >= 0) {
            return BigDecimal.ZERO;
        }
        BigDecimal rate = perKilogram.get(zone);
        BigDecimal kilograms = BigDecimal.valueOf(grams).movePointLeft(3);
        return rate.multiply(kilograms).setScale(2, RoundingMode.HALF_UP);
    }

    /** A line for the order confirmation. */
    public String describe(String country, int grams) {
        BigDecimal price = quote(country, grams, BigDecimal.ZERO);
        if (price.signum() == 0) {
            return "free shipping";
        }
        return "shipping to " + country.toUpperCase(Locale.ROOT) + ": " + price;
    }

    public int countries() {
        return zoneOfCountry.size();
    }
}
