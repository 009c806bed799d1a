package com.example.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Places orders of known customers and sums up what they owe. */
public class OrderService {
    public static class Customer {
        private final String name;
        private long balance;

        public Customer(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public long getBalance() {
            return balance;
        }

        void charge(long amount) {
            balance += amount;
        }
    }

    public static class Order {
        private final String customerId;
        private final long amount;

        public Order(String customerId, long amount) {
            this.customerId = customerId;
            this.amount = amount;
        }
    }

    private final Map<String, Customer> customers = new HashMap<>();
    private final List<Order> orders = new ArrayList<>();

    public void register(String id, String name) {
        customers.put(id, new Customer(name));
    }

    public boolean isKnown(String id) {
        return customers.containsKey(id);
    }

    public void place(String customerId, long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount: " + amount);
        }
        Customer customer = customers.get(customerId);
        customer.charge(amount);
        orders.add(new Order(customerId, amount));
    }

    public long balanceOf(String id) {
        Customer customer = customers.get(id);
        return customer == null ? 0 : customer.getBalance();
    }

    public long turnover() {
        long sum = 0;
        for (Order order : orders) {
            sum += order.amount;
        }
        return sum;
    }

    public List<String> debtors(long limit) {
        List<String> names = new ArrayList<>();
        for (Customer customer : customers.values()) {
            if (customer.getBalance() > limit) {
                names.add(customer.getName());
            }
        }
        return names;
    }
}
