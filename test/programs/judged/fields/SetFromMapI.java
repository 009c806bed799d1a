import java.io.*;
import java.util.*;

public class SetFromMapI {
    String name = "start";
    static final SetFromMapI SELF = new SetFromMapI();
    static class Backing extends HashMap<String, Boolean> {
        @Override public boolean containsKey(Object key) { hit(); return true; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Set<String> x) throws Exception {
        SELF.name = "a";
        x.contains("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.newSetFromMap(new Backing()));
    }
}
