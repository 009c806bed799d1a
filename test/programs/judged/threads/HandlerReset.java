public class HandlerReset {
    private Object lastResult = "none";

    public static void main(String[] args) throws InterruptedException {
        HandlerReset server = new HandlerReset();
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("worker");
        });
        failing.setUncaughtExceptionHandler((thread, problem) -> server.lastResult = problem);
        System.out.println(((String) server.lastResult).length());
        failing.start();
        failing.join();
        System.out.println(((String) server.lastResult).length()); // fails: java.lang.ClassCastException
    }
}
