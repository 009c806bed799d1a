import java.io.*;
import java.util.*;

public class ListCopyOfI {
    String name = "start";
    static final ListCopyOfI SELF = new ListCopyOfI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(List<String> x) throws Exception {
        SELF.name = "a";
        List.copyOf(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
