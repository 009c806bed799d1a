import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class AnonymousCapture {
    static Runnable adder(List<String> target) {
        return new Runnable() {
            @Override
            public void run() {
                target.add("later");
            }
        };
    }

    public static void main(String[] args) {
        List<String> mine = new ArrayList<>(List.of("a"));
        List<String> other = new ArrayList<>();
        Iterator<String> each = mine.iterator();
        adder(other).run();
        System.out.println(each.next());
        each = mine.iterator();
        adder(mine).run();
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
