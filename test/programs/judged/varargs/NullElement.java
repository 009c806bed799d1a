public class NullElement {
    static int total(String... texts) {
        int total = 0;
        for (String text : texts) {
            total += text.length(); // fails: java.lang.NullPointerException
        }
        return total;
    }

    public static void main(String[] args) {
        System.out.println(total("a", "b"));
        System.out.println(total());
        System.out.println(total("a", null));
    }
}
