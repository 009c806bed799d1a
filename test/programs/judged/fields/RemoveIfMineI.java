import java.io.*;
import java.util.*;

public class RemoveIfMineI {
    String name = "start";
    static final RemoveIfMineI SELF = new RemoveIfMineI();
    static class Mine extends AbstractCollection<String> {
        @Override public Iterator<String> iterator() { hit(); return List.of("a").iterator(); }
        @Override public int size() { return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Collection<String> x) throws Exception {
        SELF.name = "a";
        x.removeIf(e -> false);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
