import java.io.*;
import java.util.*;

public class SuppliedElseI {
    String name = "start";
    static final SuppliedElseI SELF = new SuppliedElseI();

    static void hit() {
        SELF.name = null;
    }

    static int use(Optional<String> x) throws Exception {
        SELF.name = "a";
        x.orElseGet(() -> { hit(); return "a"; });
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Optional.empty());
    }
}
