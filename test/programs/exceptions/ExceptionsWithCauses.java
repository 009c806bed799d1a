public class ExceptionsWithCauses {
    static class ConfigurationException extends Exception {
        private final String key;

        ConfigurationException(String key, Throwable cause) {
            super("bad value for " + key, cause);
            this.key = key;
        }

        ConfigurationException(Throwable cause) {
            super(cause);
            key = null;
        }
    }

    static class Quiet extends RuntimeException {
        @Override
        public String getMessage() {
            return "quiet " + super.getMessage();
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static int parse(String key, String text) throws ConfigurationException {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new ConfigurationException(key, e);
        }
    }

    static void chain(int n) {
        if (n == 0) throw new IllegalStateException("root");
        try {
            chain(n - 1);
        } catch (RuntimeException e) {
            throw new RuntimeException("level " + n, e);
        }
    }

    static Throwable root(Throwable t) {
        return t.getCause() == null ? t : root(t.getCause());
    }

    public static void main(String[] args) {
        try {
            System.out.println(parse("port", "80"));
            System.out.println(parse("host", "80x"));
        } catch (ConfigurationException e) {
            System.out.println(e.getMessage() + " / " + e.key + " / " + e.getCause().getMessage());
            System.out.println(e);
        }
        try {
            chain(3);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " ... " + root(e).getMessage());
        }
        Exception wrapped = new ConfigurationException(new Quiet());
        System.out.println(wrapped.getMessage() + " | " + wrapped.getCause().getMessage());
        System.out.println(new Exception().getMessage() + " " + new Exception() + " " + new Exception((String) null) + " " + new Exception("m").getLocalizedMessage());
        System.out.println(new RuntimeException((Throwable) null).getMessage());
        Exception late = new Exception("late");
        late.initCause(new Error("cause"));
        System.out.println(late.getCause());
        try {
            late.initCause(new Error("again"));
        } catch (IllegalStateException e) {
            System.out.println("cause already set");
        }
        try {
            late.addSuppressed(late);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        late.addSuppressed(new Exception("one"));
        late.addSuppressed(new Exception("two"));
        System.out.println(late.getSuppressed().length + " " + late.getSuppressed()[1].getMessage());
        Throwable t = new Throwable("plain");
        try {
            throw t;
        } catch (Throwable caught) {
            System.out.println(caught == t);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("throw null");
        }
        System.out.println(new Error(new Exception("inner")).getMessage());
        chain(1);
    }
}
