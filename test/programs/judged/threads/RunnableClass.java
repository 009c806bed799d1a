public class RunnableClass implements Runnable {
    private final int[] shares;

    RunnableClass(int[] shares) {
        this.shares = shares;
    }

    @Override
    public void run() {
        shares[0] = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] shares = {4, 5};
        System.out.println(20 / shares[0]);
        Thread thread = new Thread(new RunnableClass(shares));
        thread.start();
        thread.join();
        System.out.println(20 / shares[1]);
        System.out.println(20 / shares[0]); // fails: java.lang.ArithmeticException
    }
}
