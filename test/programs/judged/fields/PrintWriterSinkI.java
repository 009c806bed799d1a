import java.io.*;
import java.util.*;

public class PrintWriterSinkI {
    String name = "start";
    static final PrintWriterSinkI SELF = new PrintWriterSinkI();
    static class Sink extends Writer {
        @Override public void write(char[] c, int from, int count) { hit(); }
        @Override public void flush() { hit(); }
        @Override public void close() { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(PrintWriter x) throws Exception {
        SELF.name = "a";
        x.println(1);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new PrintWriter(new Sink(), true));
    }
}
