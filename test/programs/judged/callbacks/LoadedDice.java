import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class LoadedDice extends Random {
    private final transient List<Integer> rolls = new ArrayList<>();

    @Override
    protected int next(int bits) {
        if (rolls != null) rolls.add(bits);
        return 3;
    }

    public static void main(String[] args) {
        LoadedDice dice = new LoadedDice();
        dice.rolls.add(1);
        Iterator<Integer> seen = dice.rolls.iterator();
        int thrown = dice.nextInt(6);
        System.out.println(thrown);
        int first = seen.next(); // fails: java.util.ConcurrentModificationException (in the library)
        System.out.println(first);
    }
}
