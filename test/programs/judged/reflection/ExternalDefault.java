import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;

public class ExternalDefault implements Externalizable {
    private String name = "default";
    private String note = "note";

    public ExternalDefault() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeObject(name);
        note = null;
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        name = (String) in.readObject();
    }

    public static void main(String[] args) throws Exception {
        ExternalDefault made = new ExternalDefault();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        System.out.println(made.note.length());
        out.writeObject(made);
        out.flush();
        ExternalDefault read = (ExternalDefault) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(read.note.length() + read.name.length());
        System.out.println(made.note.length()); // fails: java.lang.NullPointerException
    }
}
