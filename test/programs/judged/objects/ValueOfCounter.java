public class ValueOfCounter {
    private int left = 1;

    @Override
    public String toString() {
        left--;
        return "counter";
    }

    public static void main(String[] args) {
        ValueOfCounter counter = new ValueOfCounter();
        System.out.println(10 / counter.left);
        String text = String.valueOf(counter);
        System.out.println(text);
        System.out.println(10 / counter.left); // fails: java.lang.ArithmeticException
    }
}
