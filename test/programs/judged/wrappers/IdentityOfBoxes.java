public class IdentityOfBoxes {
    private final Object[] slots = new Object[2];

    Object find(Integer key) {
        return key == slots[0] ? slots[1] : null;
    }

    public static void main(String[] args) {
        IdentityOfBoxes store = new IdentityOfBoxes();
        Integer key = 5;
        store.slots[0] = key;
        store.slots[1] = "five";
        System.out.println(store.find(5).hashCode());
        System.out.println(store.find(6).hashCode()); // fails: java.lang.NullPointerException
    }
}
