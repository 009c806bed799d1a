import java.io.*;
import java.util.*;

public class LoggerSupplierS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.logging.Logger x) throws Exception {
        name = "a";
        x.severe(() -> { hit(); return "m"; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.logging.Logger.getLogger("a"));
    }
}
