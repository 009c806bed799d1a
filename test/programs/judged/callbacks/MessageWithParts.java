import java.text.MessageFormat;
import java.util.*;

public class MessageWithParts {
    static final Map<String, String> parts = new HashMap<>(Map.of("k", "v"));

    static class Part {
        @Override
        public String toString() {
            parts.remove("k");
            return "part";
        }
    }

    public static void main(String[] args) {
        System.out.println(parts.get("k").length());
        System.out.println(MessageFormat.format("{0}!", new Part()));
        System.out.println(parts.get("k").length()); // fails: java.lang.NullPointerException
    }
}
