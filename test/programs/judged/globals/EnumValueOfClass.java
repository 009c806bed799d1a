enum Mood {
    GOOD, BAD;

    private static final String UNUSED = EnumValueOfClass.take();
}

public class EnumValueOfClass {
    static String held = "held";

    static String take() {
        String taken = held;
        held = null;
        return taken;
    }

    public static void main(String[] args) {
        Class<Mood> type = Mood.class;
        System.out.println(held.length());
        Mood mood = Enum.valueOf(type, "GOOD");
        System.out.println(mood.name());
        System.out.println(held.length()); // fails: java.lang.NullPointerException
    }
}
