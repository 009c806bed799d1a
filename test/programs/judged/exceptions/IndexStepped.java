public class IndexStepped {
    private final String[] slots = new String[3];
    private int used;

    static String read(String text) {
        if (text.isEmpty()) throw new IllegalArgumentException();
        return text;
    }

    void put(String text) {
        try {
            slots[used++] = read(text);
        } catch (IllegalArgumentException problem) {
            System.out.println("empty");
        }
    }

    int total() {
        int total = 0;
        for (int each = 0; each < used; each++) total += slots[each].length(); // fails: java.lang.NullPointerException
        return total;
    }

    public static void main(String[] args) {
        IndexStepped slots = new IndexStepped();
        slots.put("a");
        System.out.println(slots.total());
        slots.put("");
        slots.put("b");
        System.out.println(slots.total());
    }
}
