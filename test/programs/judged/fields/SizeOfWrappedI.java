import java.io.*;
import java.util.*;

public class SizeOfWrappedI {
    String name = "start";
    static final SizeOfWrappedI SELF = new SizeOfWrappedI();
    static class Mine extends AbstractCollection<String> {
        @Override public Iterator<String> iterator() { return List.of("a").iterator(); }
        @Override public int size() { hit(); return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Collection<String> x) throws Exception {
        SELF.name = "a";
        x.isEmpty();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.unmodifiableCollection(new Mine()));
    }
}
