public class DecoratorsAndChains {
    interface Source {
        int read();
    }

    static class Text implements Source {
        private final String text;
        private int at;

        Text(String text) {
            this.text = text;
        }

        @Override
        public int read() {
            return at < text.length() ? text.charAt(at++) : -1;
        }
    }

    static abstract class Filter implements Source {
        protected final Source source;

        Filter(Source source) {
            this.source = source;
        }

        @Override
        public int read() {
            return source.read();
        }
    }

    static class Upper extends Filter {
        Upper(Source source) {
            super(source);
        }

        @Override
        public int read() {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase((char) c);
        }
    }

    static class Counting extends Filter {
        int count;

        Counting(Source source) {
            super(source);
        }

        @Override
        public int read() {
            int c = source.read();
            if (c >= 0) count++;
            return c;
        }
    }

    static class Squeeze extends Filter {
        private int pending = -2;

        Squeeze(Source source) {
            super(source);
        }

        @Override
        public int read() {
            if (pending != -2) {
                int c = pending;
                pending = -2;
                return c;
            }
            int c = super.read();
            if (c != ' ') return c;
            do pending = super.read(); while (pending == ' ');
            return ' ';
        }
    }

    static String all(Source source) {
        StringBuilder out = new StringBuilder();
        for (int c; (c = source.read()) != -1; ) out.append((char) c);
        return out.toString();
    }

    static abstract class Handler {
        private Handler next;

        Handler then(Handler handler) {
            Handler last = this;
            while (last.next != null) last = last.next;
            last.next = handler;
            return this;
        }

        String handle(int amount) {
            String answer = attempt(amount);
            return answer != null ? answer : next != null ? next.handle(amount) : "nobody handles " + amount;
        }

        protected abstract String attempt(int amount);
    }

    static Handler upTo(int limit, String who) {
        return new Handler() {
            int handled;

            @Override
            protected String attempt(int amount) {
                return amount <= limit ? who + " #" + ++handled : null;
            }
        };
    }

    static class Pipeline {
        private static class Stage {
            final java.util.function.IntUnaryOperator step;
            final Stage next;

            Stage(java.util.function.IntUnaryOperator step, Stage next) {
                this.step = step;
                this.next = next;
            }

            int apply(int x) {
                int y = step.applyAsInt(x);
                return next == null ? y : next.apply(y);
            }
        }

        private Stage first;

        Pipeline before(java.util.function.IntUnaryOperator step) {
            first = new Stage(step, first);
            return this;
        }
    }

    public static void main(String[] args) {
        Counting inner = new Counting(new Text("hello   big  world "));
        Counting outer = new Counting(new Upper(new Squeeze(inner)));
        System.out.println("[" + all(outer) + "] " + inner.count + " " + outer.count);
        Handler chain = upTo(10, "clerk").then(upTo(100, "manager")).then(upTo(1000, "director"));
        for (int amount : new int[] {5, 50, 7, 500, 5000}) System.out.println(chain.handle(amount));
        System.out.println(new Pipeline().before(x -> x * 2).before(x -> x + 1).before(x -> -x).first.apply(10));
    }
}
