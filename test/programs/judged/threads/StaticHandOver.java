public class StaticHandOver {
    static String shared = "set";
    static String other = "other";

    static class Eraser extends Thread {
        @Override
        public void run() {
            shared = null;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Eraser eraser = new Eraser();
        eraser.start();
        eraser.join();
        System.out.println(other.length());
        System.out.println(shared.length()); // fails: java.lang.NullPointerException
    }
}
