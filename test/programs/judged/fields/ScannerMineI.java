import java.io.*;
import java.util.*;

public class ScannerMineI {
    String name = "start";
    static final ScannerMineI SELF = new ScannerMineI();
    static class Source extends Reader {
        @Override public int read(char[] c, int from, int count) { hit(); c[from] = 10; return 1; }
        @Override public void close() { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Scanner x) throws Exception {
        SELF.name = "a";
        x.hasNextLine();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Scanner(new Source()));
    }
}
