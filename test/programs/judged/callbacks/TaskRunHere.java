import java.util.concurrent.FutureTask;

public class TaskRunHere {
    private int[] counts = new int[2];

    Integer sum() {
        int total = counts[0] + counts[1];
        counts = null;
        return total;
    }

    public static void main(String[] args) throws Exception {
        TaskRunHere here = new TaskRunHere();
        FutureTask<Integer> task = new FutureTask<>(here::sum);
        task.run();
        System.out.println(task.get());
        System.out.println(here.counts[0]); // fails: java.lang.NullPointerException
    }
}
