public class FailedOnce {
    static class Settings {
        static final String[] NAMES = new String[1];
        static final int LENGTH = NAMES[0].length(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        String[] parts = new String[1];
        try {
            System.out.println(Settings.LENGTH);
            parts[0] = "set";
        } catch (ExceptionInInitializerError error) {
            System.out.println("no settings");
        }
        System.out.println(parts[0].length()); // fails: java.lang.NullPointerException
    }
}
