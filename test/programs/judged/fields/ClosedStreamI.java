import java.io.*;
import java.util.*;

public class ClosedStreamI {
    String name = "start";
    static final ClosedStreamI SELF = new ClosedStreamI();

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.stream.Stream<String> x) throws Exception {
        SELF.name = "a";
        x.close();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.stream.Stream.of("a").onClose(() -> hit()));
    }
}
