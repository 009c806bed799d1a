import java.io.*;
import java.util.*;

public class CloseMineI {
    String name = "start";
    static final CloseMineI SELF = new CloseMineI();

    static void hit() {
        SELF.name = null;
    }

    static int use(AutoCloseable x) throws Exception {
        SELF.name = "a";
        x.close();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(() -> hit());
    }
}
