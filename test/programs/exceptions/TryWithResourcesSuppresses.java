public class TryWithResourcesSuppresses {
    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean failOnClose;

        Resource(String name, boolean failOnClose) {
            if (name.startsWith("unopenable")) throw new IllegalArgumentException("cannot open " + name);
            this.name = name;
            this.failOnClose = failOnClose;
            System.out.println("open " + name);
        }

        String use() {
            return "using " + name;
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failOnClose) throw new IllegalStateException("close of " + name);
        }
    }

    static void show(Throwable t) {
        System.out.println(t.getMessage());
        for (Throwable s : t.getSuppressed()) System.out.println("  suppressed: " + s.getMessage());
    }

    static int returns() {
        try (Resource r = new Resource("returned", false)) {
            return r.use().length();
        } finally {
            System.out.println("finally after close");
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a", false); Resource b = new Resource("b", false)) {
            System.out.println(a.use() + " " + b.use());
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            show(e);
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            System.out.println("body succeeds");
        } catch (IllegalStateException e) {
            show(e);
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("unopenable b", false)) {
            System.out.println("not reached");
        } catch (IllegalArgumentException e) {
            show(e);
        } finally {
            System.out.println("finally");
        }
        try (Resource none = null) {
            System.out.println("null resource " + none);
        }
        Resource outside = new Resource("outside", false);
        try (outside; Resource second = new Resource("second", false)) {
            System.out.println(outside.use());
        }
        System.out.println(returns());
        for (int i = 0; i < 3; i++) {
            try (Resource r = new Resource("loop" + i, false)) {
                if (i == 0) continue;
                break;
            }
        }
        try (AutoCloseable lambda = () -> System.out.println("lambda closed")) {
            System.out.println("lambda open");
        } catch (Exception e) {
            System.out.println("unexpected");
        }
        try (Resource first = new Resource("outer", false)) {
            try (Resource r = new Resource("inner", true)) {
                System.out.println(r.use());
            }
        }
    }
}
