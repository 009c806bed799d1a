public class LocalOfThread {
    private static final ThreadLocal<StringBuilder> BUFFER = new ThreadLocal<>();

    public static void main(String[] args) {
        BUFFER.set(new StringBuilder("a"));
        BUFFER.get().append("b");
        BUFFER.remove();
        BUFFER.get().append("c"); // fails: java.lang.NullPointerException
    }
}
