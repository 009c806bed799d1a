public class StoredInCovariant {
    static void fillLast(Object... slots) {
        slots[slots.length - 1] = 1; // fails: java.lang.ArrayStoreException
    }

    public static void main(String[] args) {
        fillLast("a", "b");
        fillLast((Object[]) new Number[2]);
        fillLast((Object[]) new String[2]);
    }
}
