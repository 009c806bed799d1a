import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.HashSet;
import java.util.Set;

class Scheme extends URLStreamHandler {
    String state = "unused";

    @Override
    protected URLConnection openConnection(URL address) {
        return null;
    }

    @Override
    protected int hashCode(URL address) {
        state = null;
        return 1;
    }
}

public class AddressInSet {
    public static void main(String[] args) throws Exception {
        Scheme scheme = new Scheme();
        URL address = new URL(null, "mine:a", scheme);
        Set<Object> seen = new HashSet<>();
        System.out.println(scheme.state.length());
        seen.add(address);
        System.out.println(scheme.state.length()); // fails: java.lang.NullPointerException
    }
}
