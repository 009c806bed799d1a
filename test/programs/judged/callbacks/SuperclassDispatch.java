import java.util.ArrayList;
import java.util.List;

class Audited extends ArrayList<String> {
    private List<String> trail = new ArrayList<>();

    @Override
    public boolean add(String value) {
        trail.add(value); // fails: java.lang.NullPointerException
        return super.add(value);
    }

    @Override
    public void clear() {
        trail = null;
        super.clear();
    }

    @Override
    public boolean removeIf(java.util.function.Predicate<? super String> wanted) {
        clear();
        return true;
    }
}

public class SuperclassDispatch {
    public static void main(String[] args) {
        List<String> words = new Audited();
        words.add("a");
        words.removeIf(String::isEmpty);
        words.add("b");
    }
}
