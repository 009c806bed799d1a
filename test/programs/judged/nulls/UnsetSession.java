public class UnsetSession {
    private static final ThreadLocal<StringBuilder> CURRENT = new ThreadLocal<>();
    private static final ThreadLocal<StringBuilder> LOG = ThreadLocal.withInitial(StringBuilder::new);

    public static void main(String[] args) {
        LOG.get().append("start");
        System.out.println(LOG.get().length());
        CURRENT.set(new StringBuilder("user"));
        System.out.println(CURRENT.get());
        CURRENT.remove();
        System.out.println(CURRENT.get().length()); // fails: java.lang.NullPointerException
    }
}
