import java.io.*;
import java.util.*;

public class RandomMineI {
    String name = "start";
    static final RandomMineI SELF = new RandomMineI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Random x) throws Exception {
        SELF.name = "a";
        x.nextInt();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Random() { @Override protected int next(int bits) { hit(); return 1; } });
    }
}
