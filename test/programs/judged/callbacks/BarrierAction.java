import java.util.concurrent.CyclicBarrier;

public class BarrierAction {
    private String stage = "first";

    public static void main(String[] args) throws Exception {
        BarrierAction run = new BarrierAction();
        CyclicBarrier barrier = new CyclicBarrier(1, () -> run.stage = null);
        System.out.println(run.stage.length());
        barrier.await();
        System.out.println(run.stage.length()); // fails: java.lang.NullPointerException
    }
}
