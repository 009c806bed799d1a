import java.io.*;
import java.util.*;

public class PeekedLazilyS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.stream.Stream<String> x) throws Exception {
        name = "a";
        x.toList();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.stream.Stream.of("a").peek(e -> hit()));
    }
}
