import java.io.*;
import java.util.*;

public class MergeMineI {
    String name = "start";
    static final MergeMineI SELF = new MergeMineI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<String, String> x) throws Exception {
        SELF.name = "a";
        x.merge("a", "c", (l, r) -> { hit(); return l; });
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new HashMap<>(Map.of("a", "b")));
    }
}
