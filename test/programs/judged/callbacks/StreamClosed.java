import java.util.stream.Stream;

public class StreamClosed {
    private String state = "open";

    public static void main(String[] args) {
        StreamClosed owner = new StreamClosed();
        try (Stream<String> words = Stream.of("a", "b").onClose(() -> owner.state = null)) {
            System.out.println(words.count() + owner.state.length());
        }
        System.out.println(owner.state.length()); // fails: java.lang.NullPointerException
    }
}
