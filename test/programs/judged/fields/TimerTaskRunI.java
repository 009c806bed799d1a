import java.io.*;
import java.util.*;

public class TimerTaskRunI {
    String name = "start";
    static final TimerTaskRunI SELF = new TimerTaskRunI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Runnable x) throws Exception {
        SELF.name = "a";
        x.run();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new TimerTask() { @Override public void run() { hit(); } });
    }
}
