import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.List;

class Comparing extends URLStreamHandler {
    StringBuilder log = new StringBuilder();

    @Override
    protected URLConnection openConnection(URL address) {
        return null;
    }

    @Override
    protected boolean equals(URL left, URL right) {
        log = null;
        return false;
    }

    @Override
    protected String toExternalForm(URL address) {
        return log == null ? null : "x";
    }
}

public class AddressCompared {
    static boolean known(List<?> all, Object one) {
        return all.contains(one);
    }

    public static void main(String[] args) throws Exception {
        Comparing handler = new Comparing();
        URL left = new URL(null, "mine:a", handler);
        URL right = new URL(null, "mine:b", handler);
        handler.log.append("a");
        System.out.println(known(List.of(left), right));
        handler.log.append("b"); // fails: java.lang.NullPointerException
    }
}
