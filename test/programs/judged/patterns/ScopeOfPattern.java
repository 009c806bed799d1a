public class ScopeOfPattern {
    private final Object value;
    private final String text;

    ScopeOfPattern(Object value, String text) {
        this.value = value;
        this.text = text;
    }

    int size() {
        if (!(value instanceof String text)) {
            return this.text.length(); // fails: java.lang.NullPointerException
        }
        return text.length();
    }

    boolean bothLong(Object other) {
        return value instanceof String text && text.length() > 1 || other instanceof String more && more.length() > 1;
    }

    public static void main(String[] args) {
        System.out.println(new ScopeOfPattern("ab", null).size());
        System.out.println(new ScopeOfPattern("a", null).bothLong("cd"));
        System.out.println(new ScopeOfPattern(1, "x").size());
        System.out.println(new ScopeOfPattern(1, null).size());
    }
}
