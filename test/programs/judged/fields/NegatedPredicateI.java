import java.io.*;
import java.util.*;

public class NegatedPredicateI {
    String name = "start";
    static final NegatedPredicateI SELF = new NegatedPredicateI();

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.function.Predicate<String> x) throws Exception {
        SELF.name = "a";
        x.test("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(((java.util.function.Predicate<String>) e -> { hit(); return true; }).negate());
    }
}
