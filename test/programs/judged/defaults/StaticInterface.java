public class StaticInterface {
    interface Source {
        static Source of(String text) {
            return text.isEmpty() ? null : () -> text;
        }

        String read();

        private int size() {
            return read().length();
        }

        default int doubled() {
            return size() * 2;
        }
    }

    public static void main(String[] args) {
        System.out.println(Source.of("x").doubled());
        Source empty = Source.of("");
        System.out.println(empty.doubled()); // fails: java.lang.NullPointerException
    }
}
