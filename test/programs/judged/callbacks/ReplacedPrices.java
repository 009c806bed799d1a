import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

public class ReplacedPrices {
    static class Raise implements UnaryOperator<Integer> {
        List<Integer> target;

        @Override
        public Integer apply(Integer price) {
            if (price > 100) target.add(0);
            return price + 1;
        }
    }

    public static void main(String[] args) {
        Raise raise = new Raise();
        List<Integer> cheap = new ArrayList<>(List.of(1, 2, 3));
        raise.target = cheap;
        cheap.replaceAll(raise);
        List<Integer> dear = new ArrayList<>(List.of(101));
        raise.target = dear;
        dear.replaceAll(raise); // fails: java.util.ConcurrentModificationException (in the library)
        System.out.println(dear);
    }
}
