import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class WrapperKeepsItsViews {
    static Integer count;

    static int counted(Map<String, String> map) {
        if (map.entrySet() != map.entrySet()) return 0;
        return count; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(counted(Collections.unmodifiableMap(new HashMap<>())));
    }
}
