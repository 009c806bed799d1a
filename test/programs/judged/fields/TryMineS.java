import java.io.*;
import java.util.*;

public class TryMineS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(AutoCloseable x) throws Exception {
        name = "a";
        try (x) { name.length(); }
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(() -> hit());
    }
}
