import java.io.*;
import java.util.*;

public class LifoQueueS {
    static String name = "start";

    static class Backing extends ArrayDeque<String> {
        @Override public boolean offerFirst(String e) { hit(); return true; }
    }

    static void hit() {
        name = null;
    }

    static int use(Queue<String> x) throws Exception {
        name = "a";
        x.offer("a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.asLifoQueue(new Backing()));
    }
}
