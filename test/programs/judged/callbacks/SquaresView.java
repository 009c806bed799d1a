import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SquaresView extends AbstractList<Integer> {
    private final List<Integer> asked = new ArrayList<>(List.of(0));

    @Override
    public Integer get(int index) {
        asked.add(index);
        return index * index;
    }

    @Override
    public int size() {
        return 4;
    }

    public static void main(String[] args) {
        SquaresView squares = new SquaresView();
        Iterator<Integer> asked = squares.asked.iterator();
        System.out.println(squares.size() + asked.next());
        asked = squares.asked.iterator();
        System.out.println(squares.contains(9));
        System.out.println(asked.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
