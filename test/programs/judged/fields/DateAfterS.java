import java.io.*;
import java.util.*;

public class DateAfterS {
    static String name = "start";

    static class Day extends Date {
        @Override public long getTime() { hit(); return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Date x) throws Exception {
        name = "a";
        new Date(1).compareTo(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Day());
    }
}
