import java.io.*;
import java.util.*;

public class ReadDataI {
    String name = "start";
    static final ReadDataI SELF = new ReadDataI();
    static class Source extends InputStream {
        @Override public int read() { hit(); return 10; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(DataInputStream x) throws Exception {
        SELF.name = "a";
        x.readByte();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new DataInputStream(new Source()));
    }
}
