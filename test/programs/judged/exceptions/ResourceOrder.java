public class ResourceOrder {
    static StringBuilder log = new StringBuilder();

    static class Part implements AutoCloseable {
        final String name;
        Part(String name) {
            this.name = name;
        }
        @Override
        public void close() {
            if (name.equals("inner")) log = null;
            else log.append(name); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        try (Part outer = new Part("outer"); Part inner = new Part("inner")) {
            log.append(outer.name).append(inner.name);
        }
    }
}
