import java.io.*;
import java.util.*;

public class CloneMineI {
    String name = "start";
    static final CloneMineI SELF = new CloneMineI();
    static class Cl extends ArrayList<String> {
        @Override public Object clone() { hit(); return super.clone(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(ArrayList<String> x) throws Exception {
        SELF.name = "a";
        x.clone();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Cl());
    }
}
