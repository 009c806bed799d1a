public class OverlappingCopy {
    static void insert(String[] slots, int at, String value) {
        System.arraycopy(slots, at, slots, at + 1, slots.length - at - 1);
        slots[at] = value;
    }

    static void remove(String[] slots, int at) {
        System.arraycopy(slots, at + 1, slots, at, slots.length - at - 1);
        slots[slots.length - 1] = null;
    }

    static int lengths(String[] slots, int used) {
        int sum = 0;
        for (int each = 0; each < used; each++) sum += slots[each].length(); // fails: java.lang.NullPointerException
        return sum;
    }

    public static void main(String[] args) {
        String[] slots = new String[3];
        insert(slots, 0, "a");
        insert(slots, 0, "b");
        System.out.println(lengths(slots, 2));
        remove(slots, 0);
        System.out.println(lengths(slots, 1));
        System.out.println(lengths(slots, 2));
    }
}
