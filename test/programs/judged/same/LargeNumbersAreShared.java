import java.math.BigInteger;

public class LargeNumbersAreShared {
    static int[] counts(BigInteger number) {
        BigInteger sum = number.add(new BigInteger("0"));
        return sum == number ? null : new int[1];
    }

    public static void main(String[] args) {
        System.out.println(counts(new BigInteger("70")).length); // fails: java.lang.NullPointerException
    }
}
