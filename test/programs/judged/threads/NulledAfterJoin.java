public class NulledAfterJoin {
    private String state = "running";

    public static void main(String[] args) throws InterruptedException {
        NulledAfterJoin job = new NulledAfterJoin();
        System.out.println(job.state.length());
        Thread stopper = new Thread(() -> job.state = null);
        stopper.start();
        stopper.join();
        System.out.println(job.state.length()); // fails: java.lang.NullPointerException
    }
}
