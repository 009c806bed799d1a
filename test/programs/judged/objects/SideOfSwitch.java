import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SideOfSwitch {
    record Part(String name, List<String> uses) {
        @Override
        public String toString() {
            uses.add(name);
            return name;
        }
    }

    record Whole(Part left, int size) {}

    public static void main(String[] args) {
        List<String> uses = new ArrayList<>();
        uses.add("first");
        Whole whole = new Whole(new Part("p", uses), 1);
        Iterator<String> cursor = uses.iterator();
        String text = whole.toString();
        System.out.println(text.length());
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
