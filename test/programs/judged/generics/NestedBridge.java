public class NestedBridge {
    interface Source<T> {
        T take();
    }

    static class Texts implements Source<String> {
        String held = "text";

        @Override
        public String take() {
            return held;
        }
    }

    static class Emptied extends Texts {
        @Override
        public String take() {
            String kept = super.take();
            held = null;
            return kept;
        }
    }

    static <T, S extends Source<? extends T>> T twice(S source) {
        source.take();
        return source.take();
    }

    public static void main(String[] args) {
        System.out.println(twice(new Texts()).length());
        CharSequence second = NestedBridge.<CharSequence, Source<String>>twice(new Emptied());
        System.out.println(second.length()); // fails: java.lang.NullPointerException
    }
}
