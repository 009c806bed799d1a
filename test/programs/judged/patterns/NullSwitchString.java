public class NullSwitchString {
    static int level(String name) {
        return switch (name) { // fails: java.lang.NullPointerException
            case "low" -> 1;
            case "high" -> 2;
            default -> 0;
        };
    }

    public static void main(String[] args) {
        System.out.println(level("high"));
        System.out.println(level(System.getProperty("no such level")));
    }
}
