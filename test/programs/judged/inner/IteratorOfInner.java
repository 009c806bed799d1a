import java.util.Iterator;

public class IteratorOfInner implements Iterable<String> {
    private String[] names = {"a", "b"};
    private int count = 2;

    @Override
    public Iterator<String> iterator() {
        return new Iterator<>() {
            private int at;

            @Override
            public boolean hasNext() {
                return at < count;
            }

            @Override
            public String next() {
                return names[at++]; // fails: java.lang.ArrayIndexOutOfBoundsException
            }
        };
    }

    public static void main(String[] args) {
        IteratorOfInner list = new IteratorOfInner();
        for (String name : list) System.out.println(name);
        list.count = 3;
        for (String name : list) System.out.println(name);
    }
}
