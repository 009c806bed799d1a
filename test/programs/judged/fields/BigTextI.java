import java.io.*;
import java.util.*;

public class BigTextI {
    String name = "start";
    static final BigTextI SELF = new BigTextI();

    static void hit() {
        SELF.name = null;
    }

    static int use(java.math.BigInteger x) throws Exception {
        SELF.name = "a";
        x.toString();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new java.math.BigInteger("1") { @Override public String toString() { hit(); return "1"; } });
    }
}
