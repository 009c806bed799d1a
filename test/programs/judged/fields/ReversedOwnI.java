import java.io.*;
import java.util.*;

public class ReversedOwnI {
    String name = "start";
    static final ReversedOwnI SELF = new ReversedOwnI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Comparator<String> x) throws Exception {
        SELF.name = "a";
        x.compare("a", "b");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(((Comparator<String>) (l, r) -> { hit(); return 0; }).reversed());
    }
}
