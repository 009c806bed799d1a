import java.io.*;
import java.util.*;

public class ForNameInitI {
    String name = "start";
    static final ForNameInitI SELF = new ForNameInitI();
    static class Lazy {
        static { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(String x) throws Exception {
        SELF.name = "a";
        Class.forName(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use("ForNameInitI$Lazy");
    }
}
