import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class WriteReplaceHook {
    static final class Secret implements Serializable {
        private static final long serialVersionUID = 1;
        private transient String text = "text";

        private Object writeReplace() {
            text = null;
            return "hidden";
        }

        int length() {
            return text.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) throws IOException {
        Secret secret = new Secret();
        ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream());
        System.out.println(secret.length());
        out.writeObject(secret);
        System.out.println(secret.length());
    }
}
