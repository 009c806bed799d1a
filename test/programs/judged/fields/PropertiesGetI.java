import java.io.*;
import java.util.*;

public class PropertiesGetI {
    String name = "start";
    static final PropertiesGetI SELF = new PropertiesGetI();
    static class Low extends Properties {
        @Override public String getProperty(String key) { hit(); return "v"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Properties x) throws Exception {
        SELF.name = "a";
        x.getProperty("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Properties(new Low()));
    }
}
