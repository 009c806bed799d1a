public class LambdaInLoop {
    public static void main(String[] args) {
        Runnable[] made = new Runnable[2];
        for (int each = 0; each < 2; each++) made[each] = () -> System.out.println("run");
        int different = made[0] == made[1] ? 1 : 0;
        if (made[0] != made[1]) System.out.println(1 / different); // undecided: arithmetic
        made[0].run();
    }
}
