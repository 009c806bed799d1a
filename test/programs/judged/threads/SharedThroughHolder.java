public class SharedThroughHolder {
    static final class Box {
        String text = "full";
    }

    private final Box box = new Box();

    private void empty() {
        box.text = null;
    }

    public static void main(String[] args) throws InterruptedException {
        SharedThroughHolder holder = new SharedThroughHolder();
        Box box = holder.box;
        if (box.text == null) return;
        Thread thread = new Thread(holder::empty);
        thread.start();
        thread.join();
        System.out.println(box.text.length()); // fails: java.lang.NullPointerException
    }
}
