import java.io.*;
import java.util.*;

public class FrequencyMineI {
    String name = "start";
    static final FrequencyMineI SELF = new FrequencyMineI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Collection<String> x) throws Exception {
        SELF.name = "a";
        Collections.frequency(x, "a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
