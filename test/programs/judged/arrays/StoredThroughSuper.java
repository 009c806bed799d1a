public class StoredThroughSuper {
    static void fill(Number[] numbers, Number value) {
        for (int index = 0; index < numbers.length; index++) {
            numbers[index] = value; // fails: java.lang.ArrayStoreException
        }
    }

    public static void main(String[] args) {
        Number[] numbers = new Number[2];
        fill(numbers, 1.5);
        Number[] whole = {1, 2};
        fill(whole, 2.5);
        fill(new Integer[] {1}, 2.5);
    }
}
