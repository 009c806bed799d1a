import java.io.*;
import java.util.*;

public class StreamCountS {
    static String name = "start";

    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        name = null;
    }

    static int use(java.util.stream.Stream<String> x) throws Exception {
        name = "a";
        x.count();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine().stream().filter(e -> true));
    }
}
