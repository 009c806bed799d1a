public class InterruptedMidway {
    private String state = "ready";

    void pause() {
        state = null;
        try {
            Thread.sleep(1);
            state = "rested";
        } catch (InterruptedException stopped) {
            System.out.println("stopped");
        }
    }

    public static void main(String[] args) {
        InterruptedMidway pause = new InterruptedMidway();
        pause.pause();
        System.out.println(pause.state.length());
        Thread.currentThread().interrupt();
        pause.pause();
        System.out.println(pause.state.length()); // fails: java.lang.NullPointerException
    }
}
