public class CovariantStore {
    static void put(Object[] shelf, int index, Object thing) {
        shelf[index] = thing; // fails: java.lang.ArrayStoreException
    }

    public static void main(String[] args) {
        put(new Object[1], 0, 12);
        String[] labels = new String[1];
        put(labels, 0, "text");
        System.out.println(labels[0].length());
        put(labels, 0, 12);
    }
}
