public class FirstOfNone {
    static String first(String... texts) {
        return texts[0]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(first("x", "y"));
        System.out.println(first());
    }
}
