import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorOperator {
    private String kept = "kept";

    public static void main(String[] args) {
        AccumulatorOperator owner = new AccumulatorOperator();
        LongAccumulator largest = new LongAccumulator((left, right) -> {
            if (right > 10) owner.kept = null;
            return Math.max(left, right);
        }, 0);
        largest.accumulate(3);
        largest.accumulate(30);
        System.out.println(owner.kept.length()); // fails: java.lang.NullPointerException
    }
}
