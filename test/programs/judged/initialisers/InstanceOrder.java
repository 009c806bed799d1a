public class InstanceOrder {
    private final int size = measure();
    private final String text;

    InstanceOrder(String text) {
        this.text = text;
    }

    private int measure() {
        return text.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(new InstanceOrder("abc").size);
    }
}
