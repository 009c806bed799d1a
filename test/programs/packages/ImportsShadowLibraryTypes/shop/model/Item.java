package shop.model;

import java.util.List;

public record Item(String name, int price) {
    public static int total(List<? extends Item> items) {
        int sum = 0;
        for (Item item : items) sum += item.price;
        return sum;
    }
}
