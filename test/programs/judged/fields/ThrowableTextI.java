import java.io.*;
import java.util.*;

public class ThrowableTextI {
    String name = "start";
    static final ThrowableTextI SELF = new ThrowableTextI();
    static class Bad extends RuntimeException {
        @Override public String getMessage() { hit(); return "m"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Throwable x) throws Exception {
        SELF.name = "a";
        x.toString();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Bad());
    }
}
