import java.io.*;
import java.util.*;

public class DataOutI {
    String name = "start";
    static final DataOutI SELF = new DataOutI();
    static class Sink extends OutputStream {
        @Override public void write(int b) { hit(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(DataOutputStream x) throws Exception {
        SELF.name = "a";
        x.writeInt(1);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new DataOutputStream(new Sink()));
    }
}
