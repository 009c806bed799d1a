public class BridgeCast {
    interface Handler<T> {
        int handle(T value);
    }

    static class TextHandler implements Handler<String> { // fails: java.lang.ClassCastException
        @Override
        public int handle(String value) {
            return value.length();
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Handler<Object> handler = (Handler<Object>) (Handler<?>) new TextHandler();
        System.out.println(handler.handle("text"));
        System.out.println(handler.handle(12));
    }
}
