import java.util.AbstractList;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

class Lazily extends AbstractList<String> {
    StringBuilder asked = new StringBuilder();

    @Override
    public String get(int index) {
        asked = null;
        return "x";
    }

    @Override
    public int size() {
        return 1;
    }
}

public class HashOfListMine {
    public static void main(String[] args) {
        Lazily list = new Lazily();
        list.asked.append("a");
        System.out.println(Objects.hash(1, list) != 0);
        list.asked.append("b"); // fails: java.lang.NullPointerException
        Set<Object> set = new HashSet<>();
        set.add(list);
    }
}
