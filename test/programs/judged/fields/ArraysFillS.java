import java.io.*;
import java.util.*;

public class ArraysFillS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Integer[] x) throws Exception {
        name = "a";
        Arrays.setAll(x, i -> { hit(); return i; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Integer[2]);
    }
}
