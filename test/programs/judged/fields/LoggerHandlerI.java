import java.io.*;
import java.util.*;

public class LoggerHandlerI {
    String name = "start";
    static final LoggerHandlerI SELF = new LoggerHandlerI();
    static final java.util.logging.Logger LOG = java.util.logging.Logger.getAnonymousLogger();
    static java.util.logging.Logger handled() {
        LOG.addHandler(new java.util.logging.StreamHandler() {
            @Override public void publish(java.util.logging.LogRecord record) { hit(); }
        });
        return LOG;
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.logging.Logger x) throws Exception {
        SELF.name = "a";
        x.severe("m");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(handled());
    }
}
