public class UncaughtHandlerHere implements Thread.UncaughtExceptionHandler {
    private Throwable last = new Throwable("none");

    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
        last = problem.getCause();
    }

    public static void main(String[] args) {
        UncaughtHandlerHere handler = new UncaughtHandlerHere();
        Thread current = Thread.currentThread();
        System.out.println(handler.last.getMessage());
        Thread.UncaughtExceptionHandler before = current.getUncaughtExceptionHandler();
        current.setUncaughtExceptionHandler(handler);
        current.getUncaughtExceptionHandler().uncaughtException(current, new RuntimeException());
        current.setUncaughtExceptionHandler(before);
        System.out.println(handler.last.getMessage()); // fails: java.lang.NullPointerException
    }
}
