import java.util.*;
import shop.*;
import shop.model.Item;

public class ImportsShadowLibraryTypes {
    static class String {
        final java.lang.String text;

        String(java.lang.String text) {
            this.text = text;
        }

        public java.lang.String toString() {
            return "<" + text + ">";
        }
    }

    static class Integer {
        static int valueOf(int x) {
            return x * 100;
        }
    }

    public static void main(java.lang.String[] args) {
        String s = new String("mine");
        System.out.println(s + " " + Integer.valueOf(3) + " " + java.lang.Integer.valueOf(3));
        List<Item> items = new ArrayList<>();
        items.add(new Item("pen", 3));
        items.add(new Item("ink", 9));
        Stack stack = new Stack();
        stack.push(items.get(1));
        System.out.println(stack.top().name() + " " + items.size() + " " + stack);
        Map<java.lang.String, Item> byName = new TreeMap<>();
        for (Item item : items) byName.put(item.name(), item);
        System.out.println(byName.keySet() + " " + Item.total(items));
        Object o = new Object() {
            int length() {
                return 7;
            }

            public java.lang.String toString() {
                return "length " + length();
            }
        };
        System.out.println(o);
    }

    static class Stack {
        private final ArrayDeque<Item> items = new ArrayDeque<>();

        void push(Item item) {
            items.push(item);
        }

        Item top() {
            return items.peek();
        }

        public java.lang.String toString() {
            return "nested stack of " + Shop.describe(items.size());
        }
    }
}
