import java.io.*;
import java.util.*;

public class PrimitiveIterator2S {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(PrimitiveIterator.OfInt x) throws Exception {
        name = "a";
        x.nextInt();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.stream.IntStream.generate(() -> { hit(); return 1; }).iterator());
    }
}
