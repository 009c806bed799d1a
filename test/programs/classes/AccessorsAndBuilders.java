public class AccessorsAndBuilders {
    static final class Request {
        private final String method;
        private final String path;
        private final int timeout;
        private final boolean retry;

        private Request(Builder builder) {
            method = builder.method;
            path = builder.path;
            timeout = builder.timeout;
            retry = builder.retry;
        }

        static Builder get(String path) {
            return new Builder("GET", path);
        }

        Builder toBuilder() {
            return new Builder(method, path).timeout(timeout).retry(retry);
        }

        @Override
        public String toString() {
            return method + " " + path + " timeout=" + timeout + (retry ? " retry" : "");
        }

        static class Builder {
            private final String method;
            private final String path;
            private int timeout = 30;
            private boolean retry;

            private Builder(String method, String path) {
                this.method = method;
                this.path = path;
            }

            Builder timeout(int timeout) {
                if (timeout <= 0) throw new IllegalArgumentException("timeout: " + timeout);
                this.timeout = timeout;
                return this;
            }

            Builder retry(boolean retry) {
                this.retry = retry;
                return this;
            }

            Request build() {
                if (!path.startsWith("/")) throw new IllegalStateException("path: " + path);
                return new Request(this);
            }
        }
    }

    static class Temperature {
        private double celsius;

        double getFahrenheit() {
            return celsius * 9 / 5 + 32;
        }

        void setFahrenheit(double f) {
            celsius = (f - 32) * 5 / 9;
        }

        double getCelsius() {
            return celsius;
        }
    }

    static class Singleton {
        private static Singleton instance;
        private static int constructions;
        int uses;

        private Singleton() {
            constructions++;
        }

        static Singleton get() {
            if (instance == null) instance = new Singleton();
            instance.uses++;
            return instance;
        }
    }

    static class Fluent<T extends Fluent<T>> {
        StringBuilder log = new StringBuilder();

        @SuppressWarnings("unchecked")
        T self() {
            return (T) this;
        }

        T base() {
            log.append("base ");
            return self();
        }
    }

    static class Extended extends Fluent<Extended> {
        Extended extra() {
            log.append("extra ");
            return this;
        }
    }

    public static void main(String[] args) {
        Request request = Request.get("/index").timeout(5).retry(true).build();
        System.out.println(request);
        System.out.println(request.toBuilder().retry(false).build());
        System.out.println(Request.get("/").build());
        try {
            Request.get("/x").timeout(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Temperature t = new Temperature();
        t.setFahrenheit(212);
        System.out.println(t.getCelsius() + " " + t.getFahrenheit());
        Singleton.get();
        Singleton.get();
        System.out.println(Singleton.get().uses + " " + Singleton.constructions + " " + (Singleton.get() == Singleton.get()));
        System.out.println(new Extended().base().extra().base().log);
        Request.get("relative").build();
    }
}
