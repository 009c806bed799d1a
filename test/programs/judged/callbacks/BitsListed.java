import java.util.*;

public class BitsListed {
    public static void main(String[] args) {
        BitSet bits = new BitSet();
        bits.set(1);
        bits.set(3);
        List<Integer> found = new ArrayList<>(List.of(7));
        Iterator<Integer> first = found.iterator();
        bits.stream().forEach(found::add);
        System.out.println(found.size());
        System.out.println(first.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
