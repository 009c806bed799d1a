import java.io.*;
import java.util.*;

public class EnumerationMineI {
    String name = "start";
    static final EnumerationMineI SELF = new EnumerationMineI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Enumeration<String> x) throws Exception {
        SELF.name = "a";
        x.nextElement();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.enumeration(new Mine()));
    }
}
