import java.util.concurrent.CountDownLatch;

public class SwappedArray {
    private volatile int[] window = new int[8];

    public static void main(String[] args) throws InterruptedException {
        SwappedArray view = new SwappedArray();
        CountDownLatch shrunk = new CountDownLatch(1);
        new Thread(() -> {
            view.window = new int[2];
            shrunk.countDown();
        }).start();
        shrunk.await();
        System.out.println(view.window[1]);
        System.out.println(view.window[7]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
