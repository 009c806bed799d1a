import java.io.*;
import java.util.*;

public class StringTransformS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(String x) throws Exception {
        name = "a";
        x.transform(e -> { hit(); return e; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use("a");
    }
}
