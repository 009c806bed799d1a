import java.security.Provider;
import java.security.SecureRandom;
import java.security.SecureRandomSpi;
import java.util.Random;

class Dice extends SecureRandomSpi {
    Object last = "none";

    @Override
    protected void engineSetSeed(byte[] seed) {}

    @Override
    protected void engineNextBytes(byte[] bytes) {
        last = null;
    }

    @Override
    protected byte[] engineGenerateSeed(int count) {
        return new byte[count];
    }
}

public class RandomOfProvider {
    public static void main(String[] args) {
        Dice dice = new Dice();
        Random random = new SecureRandom(dice, new Provider("judged", "1", "") {}) {};
        System.out.println(dice.last.equals("none"));
        System.out.println(random.nextInt() == 0);
        System.out.println(dice.last.equals("none")); // fails: java.lang.NullPointerException
    }
}
