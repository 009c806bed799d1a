// Nulls come and go, and every one of them is met by a test: nothing to report.
// espalier check examples/check/Inventory.java
// finds: nothing

public class Inventory {
    private static class Item {
        final String name;
        int pieces;
        Item next;

        Item(String name, Item next) {
            this.name = name;
            this.next = next;
        }
    }

    private Item items;
    private Item lastFound;

    private Item find(String name) {
        if (lastFound != null && lastFound.name.equals(name)) return lastFound;
        Item item = items;
        while (item != null && !item.name.equals(name)) {
            item = item.next;
        }
        boolean found = item != null;
        if (found) lastFound = item;
        return item;
    }

    public void receive(String name, int pieces) {
        Item item = find(name);
        if (item == null) {
            item = new Item(name, items);
            items = item;
        }
        item.pieces += pieces;
    }

    public int available(String name) {
        Item item = find(name);
        return item == null ? 0 : item.pieces;
    }

    public static void main(String[] arguments) {
        Inventory inventory = new Inventory();
        inventory.receive("bolt", 40);
        inventory.receive("nut", 30);
        inventory.receive("bolt", 2);
        System.out.println(inventory.available("bolt") + inventory.available("screw"));
    }
}
