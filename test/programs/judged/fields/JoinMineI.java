import java.io.*;
import java.util.*;

public class JoinMineI {
    String name = "start";
    static final JoinMineI SELF = new JoinMineI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Iterable<String> x) throws Exception {
        SELF.name = "a";
        String.join(",", x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
