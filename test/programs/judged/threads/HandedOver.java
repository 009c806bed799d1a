import java.util.concurrent.SynchronousQueue;

public class HandedOver {
    static String taken = "none";

    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> desk = new SynchronousQueue<>();
        Thread clerk = new Thread(() -> {
            try {
                taken = desk.take().isEmpty() ? null : "full";
            } catch (InterruptedException ended) {
                taken = "ended";
            }
        });
        clerk.start();
        desk.put("");
        clerk.join();
        System.out.println(taken.length()); // fails: java.lang.NullPointerException
    }
}
