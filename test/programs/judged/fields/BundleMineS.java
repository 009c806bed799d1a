import java.io.*;
import java.util.*;

public class BundleMineS {
    static String name = "start";

    static class Res extends ListResourceBundle {
        @Override protected Object[][] getContents() { hit(); return new Object[][] {{"a", "b"}}; }
    }

    static void hit() {
        name = null;
    }

    static int use(ResourceBundle x) throws Exception {
        name = "a";
        x.getString("a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Res());
    }
}
