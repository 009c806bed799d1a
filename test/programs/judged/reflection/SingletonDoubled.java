import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SingletonDoubled implements Serializable {
    static final SingletonDoubled ONE = new SingletonDoubled();

    private SingletonDoubled() {}

    static SingletonDoubled copy() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(ONE);
        return (SingletonDoubled) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        SingletonDoubled copied = copy();
        String text = copied == ONE ? "one" : null;
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }
}
