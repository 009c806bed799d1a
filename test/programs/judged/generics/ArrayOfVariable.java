public class ArrayOfVariable<T> {
    private T[] items;

    @SuppressWarnings("unchecked")
    ArrayOfVariable(int size) {
        items = (T[]) new Object[size];
    }

    T[] copy() {
        return items.clone();
    }

    T first() {
        return items[0];
    }

    public static void main(String[] args) {
        ArrayOfVariable<String> words = new ArrayOfVariable<>(1);
        words.items = new String[] {"a"};
        System.out.println(words.first().length());
        System.out.println(words.copy().length);
        ArrayOfVariable<String> others = new ArrayOfVariable<>(1);
        String[] texts = others.copy(); // fails: java.lang.ClassCastException
        System.out.println(texts.length);
    }
}
