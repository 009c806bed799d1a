import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.StringJoiner;

public class AppendedObject {
    private final List<AppendedObject> parts = new ArrayList<>();

    @Override
    public String toString() {
        parts.clear();
        return "gone";
    }

    public static void main(String[] args) {
        AppendedObject whole = new AppendedObject();
        whole.parts.add(new AppendedObject());
        Iterator<AppendedObject> cursor = whole.parts.iterator();
        StringBuilder text = new StringBuilder();
        text.insert(0, whole);
        System.out.println(new StringJoiner("-").add(text).length());
        System.out.println(cursor.next() == whole); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
