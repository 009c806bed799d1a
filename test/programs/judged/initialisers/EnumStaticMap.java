import java.util.HashMap;
import java.util.Map;

enum Code {
    A("a"), B("b");

    private static final Map<String, Code> BY_NAME = new HashMap<>();
    final String text;

    Code(String text) {
        this.text = text;
    }

    static {
        for (Code code : values()) if (code != B) BY_NAME.put(code.text, code);
    }

    static Code of(String text) {
        return BY_NAME.get(text);
    }
}

public class EnumStaticMap {
    public static void main(String[] args) {
        System.out.println(Code.of("a").ordinal());
        System.out.println(Code.of("b").ordinal()); // fails: java.lang.NullPointerException
    }
}
