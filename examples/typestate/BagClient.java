// Adds to another bag while it goes through the first, and starts again after it has changed that one.
// espalier typestate examples/typestate/Bag.java --client examples/typestate/BagClient.java
// expect: every call is safe

public class BagClient {
    public static void main(String[] args) {
        Bag bag = new Bag();
        bag.add("one");
        Bag copy = new Bag();
        for (BagIterator each = bag.iterator(); each.hasNext(); ) {
            copy.add(each.next());
        }
        bag.add("two");
        BagIterator again = bag.iterator();
        while (again.hasNext()) again.next();
    }
}
