import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class Reminder implements Delayed {
    String text = "wake";

    @Override
    public long getDelay(TimeUnit unit) {
        text = null;
        return -1;
    }

    @Override
    public int compareTo(Delayed other) {
        return 0;
    }
}

public class DelayedAsk {
    public static void main(String[] args) {
        DelayQueue<Reminder> queue = new DelayQueue<>();
        queue.add(new Reminder());
        Reminder due = queue.poll();
        System.out.println(due.text.length()); // fails: java.lang.NullPointerException
    }
}
