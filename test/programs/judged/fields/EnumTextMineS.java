import java.io.*;
import java.util.*;

public class EnumTextMineS {
    static String name = "start";

    enum Kind { A; @Override public String toString() { hit(); return "A"; } }

    static void hit() {
        name = null;
    }

    static int use(Map<Kind, Object> x) throws Exception {
        name = "a";
        x.toString();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new EnumMap<>(Map.of(Kind.A, "a")));
    }
}
