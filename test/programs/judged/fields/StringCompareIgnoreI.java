import java.io.*;
import java.util.*;

public class StringCompareIgnoreI {
    String name = "start";
    static final StringCompareIgnoreI SELF = new StringCompareIgnoreI();

    static void hit() {
        SELF.name = null;
    }

    static int use(SortedMap<String, String> x) throws Exception {
        SELF.name = "a";
        x.headMap("b");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new TreeMap<>((l, r) -> { hit(); return 0; }));
    }
}
