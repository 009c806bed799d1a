import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class RandomWithSeed {
    static double estimatePi(Random random, int samples) {
        int inside = 0;
        for (int i = 0; i < samples; i++) {
            double x = random.nextDouble(), y = random.nextDouble();
            if (x * x + y * y <= 1) inside++;
        }
        return 4.0 * inside / samples;
    }

    static <T> T pick(List<T> items, Random random) {
        return items.get(random.nextInt(items.size()));
    }

    static int[] shuffled(int n, Random random) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            int j = random.nextInt(i + 1);
            a[i] = a[j];
            a[j] = i;
        }
        return a;
    }

    public static void main(String[] args) {
        Random random = new Random(12345);
        for (int i = 0; i < 5; i++) System.out.print(random.nextInt() + " ");
        System.out.println();
        for (int bound : new int[] {10, 16, 1, 1000, 1 << 30, Integer.MAX_VALUE}) System.out.print(random.nextInt(bound) + " ");
        System.out.println();
        System.out.println(random.nextLong() + " " + random.nextBoolean() + " " + random.nextFloat() + " " + random.nextDouble());
        System.out.println(random.nextGaussian() + " " + random.nextGaussian() + " " + random.nextGaussian());
        byte[] bytes = new byte[6];
        random.nextBytes(bytes);
        System.out.println(java.util.Arrays.toString(bytes));
        System.out.println(new Random(1).nextInt() == new Random(1).nextInt());
        random.setSeed(7);
        int a = random.nextInt(100);
        random.setSeed(7);
        System.out.println(a == random.nextInt(100));
        System.out.println(estimatePi(new Random(99), 2000));
        List<Integer> deck = new ArrayList<>();
        for (int i = 1; i <= 10; i++) deck.add(i);
        Collections.shuffle(deck, new Random(2024));
        System.out.println(deck + " " + pick(deck, new Random(3)) + " " + java.util.Arrays.toString(shuffled(8, new Random(4))));
        int[] histogram = new int[6];
        Random dice = new Random(0);
        for (int i = 0; i < 600; i++) histogram[dice.nextInt(6)]++;
        System.out.println(java.util.Arrays.toString(histogram));
        System.out.println(new Random(-1).nextInt(5) + " " + new Random(Long.MAX_VALUE).nextLong() + " " + new Random(8).ints(4, 0, 10).boxed().toList());
        int position = 0, steps = 0;
        Random walk = new Random(77);
        while (Math.abs(position) < 10) {
            position += walk.nextBoolean() ? 1 : -1;
            steps++;
        }
        System.out.println(position + " after " + steps);
        random.nextInt(0);
    }
}
