public class ClockGuard {
    public static void main(String[] args) {
        long started = System.nanoTime();
        String phase = System.currentTimeMillis() < 0 ? null : "now";
        System.out.println(phase.length()); // undecided: null-dereference
        System.out.println(System.nanoTime() >= started);
    }
}
