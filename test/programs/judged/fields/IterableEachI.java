import java.io.*;
import java.util.*;

public class IterableEachI {
    String name = "start";
    static final IterableEachI SELF = new IterableEachI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Iterable<String> x) throws Exception {
        SELF.name = "a";
        x.forEach(e -> {});
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(() -> { hit(); return List.of("a").iterator(); });
    }
}
