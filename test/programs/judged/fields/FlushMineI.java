import java.io.*;
import java.util.*;

public class FlushMineI {
    String name = "start";
    static final FlushMineI SELF = new FlushMineI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Flushable x) throws Exception {
        SELF.name = "a";
        x.flush();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(() -> hit());
    }
}
