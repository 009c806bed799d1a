import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

class Watched extends AbstractMap<String, String> {
    String mode = "fresh";

    @Override
    public Set<Entry<String, String>> entrySet() {
        mode = null;
        return Map.of("a", "b").entrySet();
    }
}

public class EqualsOfMapMine {
    static boolean same(Object left, Object right) {
        return left.equals(right);
    }

    public static void main(String[] args) {
        Watched watched = new Watched();
        Map<String, String> plain = new HashMap<>();
        plain.put("a", "b");
        System.out.println(watched.mode.length());
        System.out.println(same(plain, watched));
        System.out.println(watched.mode.length()); // fails: java.lang.NullPointerException
    }
}
