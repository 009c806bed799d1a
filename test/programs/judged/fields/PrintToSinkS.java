import java.io.*;
import java.util.*;

public class PrintToSinkS {
    static String name = "start";

    static class Sink extends OutputStream {
        @Override public void write(int b) { hit(); }
    }

    static void hit() {
        name = null;
    }

    static int use(PrintStream x) throws Exception {
        name = "a";
        x.println("a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new PrintStream(new Sink(), true));
    }
}
