public class EarlyDefault {
    private static final EarlyDefault INSTANCE = new EarlyDefault();
    private static final String PREFIX = String.valueOf("id-");

    private final int length;

    EarlyDefault() {
        length = PREFIX.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(INSTANCE.length);
    }
}
