interface Sink<T> {
    void take(T value);
}

class Words implements Sink<String> { // fails: java.lang.ClassCastException
    int total;

    @Override
    public void take(String value) {
        total += value.length();
    }
}

public class BridgeStores {
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Words words = new Words();
        words.take("abc");
        Sink sink = words;
        sink.take("d");
        sink.take(Integer.valueOf(3));
    }
}
