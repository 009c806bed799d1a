import java.io.*;
import java.util.*;

public class CollectorMineI {
    String name = "start";
    static final CollectorMineI SELF = new CollectorMineI();

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.stream.Stream<String> x) throws Exception {
        SELF.name = "a";
        x.collect(java.util.stream.Collectors.toMap(e -> { hit(); return e; }, e -> e));
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.stream.Stream.of("a"));
    }
}
