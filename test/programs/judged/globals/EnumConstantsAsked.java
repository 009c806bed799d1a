enum Tone {
    HIGH, LOW;

    static {
        EnumConstantsAsked.count = null;
    }
}

public class EnumConstantsAsked {
    static Integer count = 1;

    static int constants(Class<?> type) {
        return type.getEnumConstants().length;
    }

    public static void main(String[] args) {
        System.out.println(count + 1);
        System.out.println(constants(Tone.class));
        System.out.println(count + 1); // fails: java.lang.NullPointerException
    }
}
