import java.util.function.Function;

public class GenericExceptionCast {
    static class Box<T> {
        private Object value;

        void put(Object value) {
            this.value = value;
        }

        @SuppressWarnings("unchecked")
        T get() {
            return (T) value;
        }

        <R> R map(Function<? super T, ? extends R> function) {
            return function.apply(get()); // fails: java.lang.ClassCastException (caught, in a method reference)
        }
    }

    public static void main(String[] args) {
        Box<Integer> box = new Box<>();
        box.put("text");
        try {
            Object shown = box.map(Object::toString);
            System.out.println(shown);
        } catch (ClassCastException wrong) {
            System.out.println("cast");
        }
        Object any = box.get();
        System.out.println(any);
        box.put(1);
        Integer more = box.map(number -> number + 1);
        System.out.println(more);
        box.put("text");
        int number = box.get(); // fails: java.lang.ClassCastException
        System.out.println(number);
    }
}
