public class GenericVarargs {
    @SafeVarargs
    static <T> T[] arrayOf(T... values) {
        return values;
    }

    static <T> T[] pair(T left, T right) {
        return arrayOf(left, right);
    }

    public static void main(String[] args) {
        String[] direct = arrayOf("a", "b");
        System.out.println(direct.length);
        String[] indirect = pair("a", "b"); // fails: java.lang.ClassCastException
        System.out.println(indirect.length);
    }
}
