public class ConstantExpressionsFold {
    static final int KILO = 1 << 10, MEGA = KILO * KILO;
    static final long GIGA = (long) MEGA * KILO;
    static final String NAME = "v" + 1 + '.' + (MEGA / KILO - 1022) + (KILO > 1000 ? "big" : "small");
    static final char LETTER = 'A' + 2;
    static final byte MASK = (byte) 0xF0;
    static final boolean FLAG = NAME == "v1.2big" && LETTER == 'C';
    static final double RATIO = 1 / 3 + 1 / 3.0 + 1 / 3f;
    static final short SMALL = (short) (MASK << 4);
    final int instance = KILO + 1;

    interface Limits {
        int LOW = -5, HIGH = LOW * -3;
        String RANGE = LOW + ".." + HIGH;
    }

    static String classify(int n) {
        switch (n) {
            case KILO - 1: return "just below";
            case KILO: return "kilo";
            case MEGA | 1: return "odd mega";
            case LETTER: return "letter";
            case Limits.HIGH + Integer.MAX_VALUE: return "overflowed constant";
            default: return "other";
        }
    }

    static String text(String s) {
        switch (s) {
            case NAME: return "the name";
            case "x" + KILO: return "x1024";
            case Limits.RANGE: return "range";
            default: return "unknown";
        }
    }

    public static void main(String[] args) {
        System.out.println(KILO + " " + MEGA + " " + GIGA + " " + NAME + " " + LETTER + " " + MASK + " " + FLAG + " " + RATIO + " " + SMALL);
        System.out.println(classify(1023) + ", " + classify(1024) + ", " + classify(1048577) + ", " + classify(67) + ", " + classify(Integer.MIN_VALUE + 14));
        System.out.println(text("v1.2big") + ", " + text("x" + new ConstantExpressionsFold().instance) + ", " + text("x1024") + ", " + text("-5..15"));
        final int local = 3;
        final String joined = "a" + local + true + null;
        final String constant = "a" + local + true;
        System.out.println((constant == "a3true") + " " + joined);
        byte narrow = local * 40;
        char c = local + 'a';
        System.out.println(narrow + " " + c);
        if (local > 2) System.out.println("constant condition");
        int uninitialised;
        if (FLAG || (uninitialised = 5) > 3) System.out.println("folded");
        System.out.println(Long.MAX_VALUE + 1 == Long.MIN_VALUE);
        System.out.println((int) 1e10f + (char) 98 + (short) 70000 + (byte) 'é');
        System.out.println(0.1f + 0.2f + " " + (0.1 + 0.2) + " " + 1e308 * 10 + " " + 5 / 2 * 2.0 + " " + -7 / 2 + " " + -7 % 3 + " " + (-7 >> 1) + " " + (-7 >>> 28));
        System.out.println("" + Integer.MIN_VALUE / -1 + Integer.MAX_VALUE * 2);
    }
}
