package com.example.stock;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Where in a store house an article lies. */
public class WarehouseMap {
    public static final class Place {
        private final String hall;
        private final int shelf;

        public Place(String hall, int shelf) {
            this.hall = Objects.requireNonNull(hall);
            this.shelf = shelf;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (other == null || getClass() != other.getClass()) {
                return false;
            }
            Place place = (Place) other;
            return shelf == place.shelf && hall.equals(place.hall);
        }

        @Override
        public int hashCode() {
            return Objects.hash(hall, shelf);
        }

        @Override
        public String toString() {
            return hall + shelf;
        }
    }

    private final Map<Place, String> articleAt = new HashMap<>();
    private final Map<String, Set<Place>> placesOf = new HashMap<>();

    /** Puts an article somewhere; what lay there before is moved out. */
    public void place(String article, String hall, int shelf) {
        Place place = new Place(hall, shelf);
        String before = articleAt.put(place, article);
        if (before != null) {
            placesOf.get(before).remove(place);
        }
        placesOf.computeIfAbsent(article, name -> new HashSet<>()).add(place);
    }

    /** What lies at a place; empty where nothing does. */
    public String at(String hall, int shelf) {
        return articleAt.getOrDefault(new Place(hall, shelf), "");
    }

    public boolean clear(String hall, int shelf) {
        Place place = new Place(hall, shelf);
        String article = articleAt.remove(place);
        if (article == null) {
            return false;
        }
        Set<Place> places = placesOf.get(article);
        if (places != null) {
            places.remove(place);
        }
        return true;
    }

    public int countPlaces(String article) {
        Set<Place> places = placesOf.get(article);
        return places == null ? 0 : places.size();
    }

    public static void main(String[] args) {
        WarehouseMap map = new WarehouseMap();
        map.place("pen", "A", 1);
        map.place("ink", "A", 1);
        System.out.println(map.at("A", 1) + " " + map.countPlaces("pen") + " " + map.clear("A", 1));
    }
}
