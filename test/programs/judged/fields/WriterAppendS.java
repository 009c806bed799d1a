import java.io.*;
import java.util.*;

public class WriterAppendS {
    static String name = "start";

    static class Sink extends Writer {
        @Override public void write(char[] c, int from, int count) { hit(); }
        @Override public void flush() { hit(); }
        @Override public void close() { hit(); }
    }

    static void hit() {
        name = null;
    }

    static int use(Appendable x) throws Exception {
        name = "a";
        x.append("a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Sink());
    }
}
