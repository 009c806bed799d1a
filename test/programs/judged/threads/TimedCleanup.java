import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimedCleanup {
    static final class Session {
        String user = "ann";
    }

    public static void main(String[] args) throws InterruptedException {
        Session session = new Session();
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer(true);
        System.out.println(session.user.length());
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                session.user = null;
                done.countDown();
            }
        }, 0);
        done.await();
        timer.cancel();
        System.out.println(session.user.length()); // fails: java.lang.NullPointerException
    }
}
