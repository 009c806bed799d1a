import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

class Part implements Serializable {
    transient String cache = "cache";

    private void writeObject(ObjectOutputStream out) throws IOException {
        cache = null;
        out.defaultWriteObject();
    }
}

public class WrittenBySerializer {
    public static void main(String[] args) throws IOException {
        Part part = new Part();
        List<Object> parts = new ArrayList<>(List.of(part));
        System.out.println(part.cache.length());
        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(parts);
        System.out.println(part.cache.length()); // fails: java.lang.NullPointerException
    }
}
