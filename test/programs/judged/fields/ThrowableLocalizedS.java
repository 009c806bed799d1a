import java.io.*;
import java.util.*;

public class ThrowableLocalizedS {
    static String name = "start";

    static class Bad extends RuntimeException {
        @Override public String getMessage() { hit(); return "m"; }
    }

    static void hit() {
        name = null;
    }

    static int use(Throwable x) throws Exception {
        name = "a";
        x.getLocalizedMessage();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Bad());
    }
}
