import java.util.Random;

public class RandomOfMine extends Random {
    private int[] given = {1, 2, 3};
    private int next;

    @Override
    protected int next(int bits) {
        if (given == null) return 0;
        int value = given[next++];
        if (next == 2) given = null;
        return value;
    }

    public static void main(String[] args) {
        RandomOfMine random = new RandomOfMine();
        System.out.println(random.given.length);
        random.nextLong();
        System.out.println(random.given.length); // fails: java.lang.NullPointerException
    }
}
