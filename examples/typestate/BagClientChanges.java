// Adds to the bag that it goes through: the iterator notices at its next step.
// espalier typestate examples/typestate/Bag.java --client examples/typestate/BagClientChanges.java
// finds: protocol-error on line 10

public class BagClientChanges {
    public static void main(String[] args) {
        Bag bag = new Bag();
        bag.add("one");
        for (BagIterator each = bag.iterator(); each.hasNext(); ) {
            Object element = each.next();
            if (element != null) bag.add(element);
        }
    }
}
