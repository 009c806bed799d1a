import java.io.*;
import java.util.*;

public class ComparingI {
    String name = "start";
    static final ComparingI SELF = new ComparingI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Comparator<String> x) throws Exception {
        SELF.name = "a";
        x.compare("a", "b");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Comparator.comparing(e -> { hit(); return e; }));
    }
}
