import java.io.*;
import java.util.*;

public class ListHashI {
    String name = "start";
    static final ListHashI SELF = new ListHashI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(List<String> x) throws Exception {
        SELF.name = "a";
        x.hashCode();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.unmodifiableList(new Mine()));
    }
}
