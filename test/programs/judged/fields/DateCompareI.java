import java.io.*;
import java.util.*;

public class DateCompareI {
    String name = "start";
    static final DateCompareI SELF = new DateCompareI();
    static class Day extends Date {
        @Override public int compareTo(Date other) { hit(); return 1; }
        @Override public long getTime() { hit(); return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Date x) throws Exception {
        SELF.name = "a";
        x.before(new Date(1));
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Day());
    }
}
