import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class WrappedSource extends AbstractList<String> {
    private final ArrayList<String> asked = new ArrayList<>();

    @Override
    public String get(int index) {
        asked.add("get " + index);
        return "row";
    }

    @Override
    public int size() {
        return 2;
    }

    public static void main(String[] args) {
        WrappedSource source = new WrappedSource();
        source.asked.add("start");
        List<String> view = Collections.unmodifiableList(source);
        Iterator<String> asked = source.asked.iterator();
        System.out.println(view.size() + asked.next());
        asked = source.asked.iterator();
        System.out.println(view.get(0));
        System.out.println(asked.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
