import java.math.BigDecimal;

public class SumOfOverride {
    static int scale(BigDecimal left, BigDecimal right) {
        return left.add(right).scale(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(scale(BigDecimal.ONE, BigDecimal.TEN));
        System.out.println(scale(new NoSum(), BigDecimal.TEN));
    }
}

class NoSum extends BigDecimal {
    NoSum() {
        super("1");
    }

    @Override
    public BigDecimal add(BigDecimal other) {
        return null;
    }
}
