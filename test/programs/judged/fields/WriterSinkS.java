import java.io.*;
import java.util.*;

public class WriterSinkS {
    static String name = "start";

    static class Sink extends Writer {
        @Override public void write(char[] c, int from, int count) { hit(); }
        @Override public void flush() { hit(); }
        @Override public void close() { hit(); }
    }

    static void hit() {
        name = null;
    }

    static int use(Writer x) throws Exception {
        name = "a";
        x.flush();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new BufferedWriter(new Sink()));
    }
}
