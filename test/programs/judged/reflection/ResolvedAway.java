import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class ResolvedAway implements Serializable {
    static StringBuilder log = new StringBuilder();

    private Object readResolve() {
        log = null;
        return "resolved";
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new ResolvedAway());
        log.append("written");
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(((String) read).length());
        log.append("read"); // fails: java.lang.NullPointerException
    }
}
