import java.io.*;
import java.util.*;

public class ThreadRunS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Thread x) throws Exception {
        name = "a";
        x.run();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Thread(() -> hit()));
    }
}
