public class CloseNullResource {
    static class Log implements AutoCloseable {
        StringBuilder lines = new StringBuilder();

        @Override
        public void close() {
            lines = null;
        }
    }

    static Log open(boolean really) {
        return really ? new Log() : null;
    }

    public static void main(String[] args) {
        try (Log none = open(false)) {
            System.out.println(none == null);
        }
        Log kept = open(true);
        try (kept) {
            kept.lines.append("x");
        }
        kept.lines.append("y"); // fails: java.lang.NullPointerException
    }
}
