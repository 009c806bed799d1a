import java.util.Iterator;

public class LoopOverNothing {
    static int count(Iterable<String> items) {
        int count = 0;
        for (String each : items) count += each.length(); // fails: java.lang.NullPointerException
        return count;
    }

    public static void main(String[] args) {
        System.out.println(count(new NoCursor()));
    }
}

class NoCursor implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return null;
    }
}
