import java.io.*;
import java.util.*;

public class AvailableMineI {
    String name = "start";
    static final AvailableMineI SELF = new AvailableMineI();
    static class Source extends InputStream {
        @Override public int read() { hit(); return 10; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(InputStream x) throws Exception {
        SELF.name = "a";
        x.skip(1);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new BufferedInputStream(new Source()));
    }
}
