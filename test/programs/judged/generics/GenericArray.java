public class GenericArray<T> {
    private final T[] cells;

    @SuppressWarnings("unchecked")
    GenericArray(int size) {
        cells = (T[]) new Object[size];
    }

    T[] cells() {
        return cells;
    }

    void set(int index, T value) {
        cells[index] = value;
    }

    public static void main(String[] args) {
        GenericArray<String> texts = new GenericArray<>(2);
        texts.set(0, "a");
        GenericArray<?> any = texts;
        System.out.println(any.cells().length);
        String[] all = texts.cells(); // fails: java.lang.ClassCastException
        System.out.println(all.length);
    }
}
