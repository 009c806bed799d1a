import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ChangedWhileJoined extends Thread {
    private final List<String> shared;

    ChangedWhileJoined(List<String> shared) {
        this.shared = shared;
    }

    @Override
    public void run() {
        shared.add("late");
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        ChangedWhileJoined other = new ChangedWhileJoined(names);
        Iterator<String> cursor = names.iterator();
        if (!cursor.hasNext()) return;
        other.start();
        other.join();
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
