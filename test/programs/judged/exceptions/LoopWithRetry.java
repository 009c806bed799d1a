public class LoopWithRetry {
    private int attempts;

    int fetch() {
        attempts++;
        if (attempts < 3) throw new IllegalStateException();
        return attempts;
    }

    public static void main(String[] args) {
        LoopWithRetry remote = new LoopWithRetry();
        int[] results = new int[3];
        for (int round = 0; round < 3; round++) {
            try {
                results[round] = remote.fetch();
            } catch (IllegalStateException retry) {
                continue;
            }
            System.out.println(results[round]);
            results[remote.attempts] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException
        }
    }
}
