import java.io.*;
import java.util.*;

public class ObjectsRequireS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(String x) throws Exception {
        name = "a";
        Objects.requireNonNullElseGet(null, () -> { hit(); return "b"; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use("a");
    }
}
