import java.io.*;
import java.util.*;

public class ShuffleMineS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Random x) throws Exception {
        name = "a";
        Collections.shuffle(new ArrayList<>(List.of("a", "b")), x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Random() { @Override public int nextInt(int bound) { hit(); return 0; } });
    }
}
