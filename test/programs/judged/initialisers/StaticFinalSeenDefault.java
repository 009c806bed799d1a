public class StaticFinalSeenDefault {
    static final StaticFinalSeenDefault FIRST = new StaticFinalSeenDefault();
    static final Integer LIMIT = Integer.valueOf(5);
    private final Integer seen;

    StaticFinalSeenDefault() {
        seen = LIMIT;
    }

    public static void main(String[] args) {
        System.out.println(new StaticFinalSeenDefault().seen + 1);
        System.out.println(FIRST.seen + 1); // fails: java.lang.NullPointerException
    }
}
