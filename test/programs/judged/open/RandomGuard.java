import java.util.Random;

public class RandomGuard {
    public static void main(String[] args) {
        Random random = new Random();
        int[] cells = new int[100];
        cells[random.nextInt(100)] = 1;
        long number = random.nextLong();
        String text = number == 4711 ? null : "other";
        System.out.println(text.length()); // undecided: null-dereference
    }
}
