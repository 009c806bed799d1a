import java.io.*;
import java.util.*;

public class NumberMineS {
    static String name = "start";

    static class Num extends Number {
        @Override public int intValue() { hit(); return 1; }
        @Override public long longValue() { return 1; }
        @Override public float floatValue() { return 1; }
        @Override public double doubleValue() { return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Number x) throws Exception {
        name = "a";
        x.byteValue();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Num());
    }
}
