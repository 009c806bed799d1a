import java.io.*;
import java.util.*;

public class CheckedGetI {
    String name = "start";
    static final CheckedGetI SELF = new CheckedGetI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Collection<String> x) throws Exception {
        SELF.name = "a";
        x.iterator().next();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.checkedCollection(new Mine(), String.class));
    }
}
