import java.util.*;

public class SequentialNodes {
    static int opened;
    static String[] names = { "a", "b" };

    static class Nodes extends AbstractSequentialList<String> {
        @Override
        public ListIterator<String> listIterator(int index) {
            opened++;
            if (opened == 3) names = null;
            return Arrays.asList("x", "y").listIterator(index);
        }
        @Override
        public int size() {
            return 2;
        }
    }

    public static void main(String[] args) {
        Nodes nodes = new Nodes();
        System.out.println(nodes.get(0) + nodes.get(1));
        System.out.println(names[0]);
        System.out.println(nodes.contains("y"));
        System.out.println(names[0]); // fails: java.lang.NullPointerException
    }
}
