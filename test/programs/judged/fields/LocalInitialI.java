import java.io.*;
import java.util.*;

public class LocalInitialI {
    String name = "start";
    static final LocalInitialI SELF = new LocalInitialI();

    static void hit() {
        SELF.name = null;
    }

    static int use(ThreadLocal<String> x) throws Exception {
        SELF.name = "a";
        x.get();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(ThreadLocal.withInitial(() -> { hit(); return "a"; }));
    }
}
