import java.util.AbstractList;
import java.util.List;

/** What a list of the program inherits refuses calls as well. */
public class PartOfInherited {
    static class Same extends AbstractList<String> {
        @Override
        public String get(int index) {
            return "same";
        }

        @Override
        public int size() {
            return 3;
        }
    }

    static List<String> part(int from, int to) {
        List<String> words = new Same();
        return words.subList(from, to); // fails: java.lang.IllegalArgumentException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(part(0, 2).size());
        System.out.println(part(3, 0).size());
    }
}
