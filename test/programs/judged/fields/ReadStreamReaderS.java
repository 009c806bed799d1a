import java.io.*;
import java.util.*;

public class ReadStreamReaderS {
    static String name = "start";

    static class Source extends InputStream {
        @Override public int read() { hit(); return 65; }
        @Override public int read(byte[] b, int from, int count) { hit(); b[from] = 65; return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Reader x) throws Exception {
        name = "a";
        x.read();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new InputStreamReader(new Source()));
    }
}
