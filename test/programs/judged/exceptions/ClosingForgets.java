public class ClosingForgets implements AutoCloseable {
    private ClosingForgets parent;
    private String name;

    ClosingForgets(ClosingForgets parent, String name) {
        this.parent = parent;
        this.name = name;
    }

    @Override
    public void close() {
        if (parent != null) parent.name = null;
        parent = null;
    }

    int length() {
        return name.length(); // fails: java.lang.NullPointerException
    }

    static int measure(ClosingForgets outer) {
        try (ClosingForgets inner = new ClosingForgets(outer, "inner"); ClosingForgets none = null) {
            return inner.length() + outer.length();
        }
    }

    public static void main(String[] args) {
        ClosingForgets outer = new ClosingForgets(null, "outer");
        System.out.println(measure(outer));
        System.out.println(outer.length());
    }
}
