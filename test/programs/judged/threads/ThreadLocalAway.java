public class ThreadLocalAway {
    static final ThreadLocal<String> USER = new ThreadLocal<>();
    static int length;

    public static void main(String[] args) throws InterruptedException {
        USER.set("ann");
        System.out.println(USER.get().length());
        String[] seen = new String[1];
        Thread thread = new Thread(() -> seen[0] = USER.get());
        thread.start();
        thread.join();
        System.out.println(USER.get().length());
        System.out.println(seen[0].length()); // fails: java.lang.NullPointerException
    }
}
