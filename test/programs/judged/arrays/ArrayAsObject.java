public class ArrayAsObject {
    static int first(Object data) {
        if (data instanceof Integer number) return number;
        return ((int[]) data)[0]; // fails: java.lang.ClassCastException
    }

    public static void main(String[] args) {
        System.out.println(first(3));
        System.out.println(first(new int[] {4}));
        System.out.println(first(new long[] {5}));
    }
}
