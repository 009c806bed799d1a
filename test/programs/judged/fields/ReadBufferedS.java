import java.io.*;
import java.util.*;

public class ReadBufferedS {
    static String name = "start";

    static class Source extends Reader {
        @Override public int read(char[] c, int from, int count) { hit(); c[from] = 10; return 1; }
        @Override public void close() { hit(); }
    }

    static void hit() {
        name = null;
    }

    static int use(BufferedReader x) throws Exception {
        name = "a";
        x.readLine();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new BufferedReader(new Source()));
    }
}
