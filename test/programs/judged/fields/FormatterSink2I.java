import java.io.*;
import java.util.*;

public class FormatterSink2I {
    String name = "start";
    static final FormatterSink2I SELF = new FormatterSink2I();
    static class Sink extends Writer {
        @Override public void write(char[] c, int from, int count) { hit(); }
        @Override public void flush() { hit(); }
        @Override public void close() { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Formatter x) throws Exception {
        SELF.name = "a";
        x.format("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Formatter(new Sink()));
    }
}
