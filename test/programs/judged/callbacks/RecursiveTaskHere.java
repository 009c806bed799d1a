import java.util.concurrent.RecursiveTask;

class Halving extends RecursiveTask<Integer> {
    int[] values = {1, 2, 3};

    @Override
    protected Integer compute() {
        int sum = 0;
        for (int value : values) sum += value;
        values = null;
        return sum;
    }
}

public class RecursiveTaskHere {
    public static void main(String[] args) {
        Halving halving = new Halving();
        System.out.println(halving.invoke());
        System.out.println(halving.values.length); // fails: java.lang.NullPointerException
    }
}
