package com.example.shop;

import java.util.ArrayList;
import java.util.List;

/** What a customer wants to buy. Prices are in cents. */
public class ShoppingCart {
    private final List<Position> positions = new ArrayList<>();
    private int discountPercent;

    private static final class Position {
        final String article;
        final int price;
        int quantity;

        Position(String article, int price, int quantity) {
            this.article = article;
            this.price = price;
            this.quantity = quantity;
        }
    }

    /** Puts articles into the cart, beside those that are there. */
    public void add(String article, int price, int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        for (Position position : positions) {
            if (position.article.equals(article)) {
                position.quantity += quantity;
                return;
            }
        }
        positions.add(new Position(article, price, quantity));
    }

    /** Takes articles out; a position without any is gone. */
    public void take(String article, int quantity) {
        for (Position position : positions) {
            if (position.article.equals(article)) {
                position.quantity -= quantity;
                if (position.quantity <= 0) {
                    positions.remove(position);
                }
            }
        }
    }

    public void setDiscount(int percent) {
        discountPercent = Math.max(0, Math.min(100, percent));
    }

    public long total() {
        long sum = 0;
        for (Position position : positions) {
            sum += (long) position.price * position.quantity;
        }
        return sum * (100 - discountPercent) / 100;
    }

    public int size() {
        return positions.size();
    }

    public boolean isEmpty() {
        return positions.isEmpty();
    }

    public static void main(String[] args) {
        ShoppingCart cart = new ShoppingCart();
        cart.add("pen", 120, 2);
        cart.add("ink", 450, 1);
        cart.add("pad", 300, 1);
        cart.take("pen", 2);
        System.out.println(cart.total());
    }
}
