public class YieldedNull {
    enum Kind { WORD, NUMBER, NOTHING }

    static Object example(Kind kind) {
        return switch (kind) {
            case WORD -> "word";
            case NUMBER -> 1;
            case NOTHING -> {
                Object none = null;
                yield none;
            }
        };
    }

    public static void main(String[] args) {
        for (Kind kind : Kind.values()) {
            System.out.println(example(kind).getClass()); // fails: java.lang.NullPointerException
        }
    }
}
