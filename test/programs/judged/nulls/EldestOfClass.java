public class EldestOfClass {
    static int depth(Class<?> type) {
        int depth = 0;
        Class<?> each = type;
        do {
            depth += each.getName().length(); // fails: java.lang.NullPointerException
            each = each.getSuperclass();
        } while (each != Object.class);
        return depth;
    }

    public static void main(String[] args) {
        System.out.println(depth(Integer.class) > 0);
        System.out.println(depth(Object.class));
    }
}
