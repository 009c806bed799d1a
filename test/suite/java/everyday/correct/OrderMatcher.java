package com.example.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Matches deliveries with orders by their numbers. */
public class OrderMatcher {
    private final List<Order> orders = new ArrayList<>();

    public static final class Order {
        private final Long number;
        private final int wanted;
        private int delivered;

        Order(Long number, int wanted) {
            this.number = number;
            this.wanted = wanted;
        }

        public boolean isComplete() {
            return delivered >= wanted;
        }
    }

    public void order(long number, int pieces) {
        if (pieces <= 0 || find(number) != null) {
            throw new IllegalArgumentException("order " + number);
        }
        orders.add(new Order(number, pieces));
    }

    private Order find(Long number) {
        for (Order order : orders) {
            if (Objects.equals(order.number, number)) {
                return order;
            }
        }
        return null;
    }

    /** Notes a delivery, and returns the pieces that nobody ordered. */
    public int deliver(long number, int pieces) {
        Order order = find(number);
        if (order == null) {
            return pieces;
        }
        int missing = Math.max(0, order.wanted - order.delivered);
        int taken = Math.min(missing, pieces);
        order.delivered += taken;
        return pieces - taken;
    }

    /** Orders that wait for something. */
    public List<Long> open() {
        List<Long> numbers = new ArrayList<>();
        for (Order order : orders) {
            if (!order.isComplete()) {
                numbers.add(order.number);
            }
        }
        return numbers;
    }

    /** Whether two orders want the same number of pieces. */
    public boolean sameSize(long one, long other) {
        Order first = find(one);
        Order second = find(other);
        return first != null && second != null && first.wanted == second.wanted;
    }

    public static void main(String[] args) {
        OrderMatcher matcher = new OrderMatcher();
        matcher.order(4711, 10);
        matcher.order(4712, 5);
        System.out.println(matcher.deliver(4711, 12) + " " + matcher.open() + " " + matcher.sameSize(4711, 4712));
    }
}
