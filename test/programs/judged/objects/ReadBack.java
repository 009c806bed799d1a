import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class ReadBack implements Serializable {
    private static final long serialVersionUID = 1;
    private final String kept = String.valueOf(1);
    private final transient String passing = String.valueOf(2);

    int length() {
        return kept.length() + passing.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        ReadBack first = new ReadBack();
        System.out.println(first.length());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(first);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        ReadBack second = (ReadBack) in.readObject();
        System.out.println(second.length());
    }
}
