import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerTick {
    private String label = "waiting";

    public static void main(String[] args) throws InterruptedException {
        TimerTick clock = new TimerTick();
        CountDownLatch ticked = new CountDownLatch(1);
        Timer timer = new Timer(true);
        System.out.println(clock.label.length());
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                clock.label = null;
                ticked.countDown();
            }
        }, 1);
        ticked.await();
        timer.cancel();
        System.out.println(clock.label.length()); // fails: java.lang.NullPointerException
    }
}
