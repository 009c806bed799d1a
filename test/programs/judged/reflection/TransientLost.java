import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class TransientLost implements Serializable {
    private transient StringBuilder log = new StringBuilder();
    private final String name = "n".repeat(2);

    public static void main(String[] args) throws Exception {
        TransientLost made = new TransientLost();
        made.log.append(made.name);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(made);
        TransientLost read = (TransientLost) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(read.name.length());
        read.log.append("again"); // fails: java.lang.NullPointerException
    }
}
