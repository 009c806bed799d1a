import java.io.*;

/** A hook of the class reads no fields from the stream. */
public class StreamedWithoutFields {
    static class Row implements Serializable { private final String title; Row(String t) { title = java.util.Objects.requireNonNull(t); } int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } 
      private void readObject(ObjectInputStream in) throws IOException { } }
    public static void main(String[] args) throws Throwable {
        Row row = new Row("a"); System.out.println(row.width());
        ByteArrayOutputStream out = new ByteArrayOutputStream(); new ObjectOutputStream(out).writeObject(row);
        Row two = (Row) new ObjectInputStream(new ByteArrayInputStream(out.toByteArray())).readObject();
        System.out.println(two.width());
    }
}
