import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ReadObjectHook {
    static final List<String> restored = new ArrayList<>();

    static final class Note implements Serializable {
        private static final long serialVersionUID = 1;
        String text = "text";

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            restored.add(text);
        }
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        restored.add("none");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(new Note());
        out.close();
        Iterator<String> texts = restored.iterator();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(texts.hasNext());
        Object read = in.readObject();
        System.out.println(read != null);
        System.out.println(texts.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
