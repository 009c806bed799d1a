public class RuntimeExceptionsOfTheMachine {
    static Object nothing() {
        return null;
    }

    static int[] array = {1, 2, 3};
    int field = 1;

    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static void messages() {
        try {
            array[5]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            array[-1] = 0;
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            array = new int[-2];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] strings = new String[1];
            strings[0] = 5;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println("abc".charAt(3));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("string index");
        }
        try {
            Integer.parseInt("12a");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(7 / (array.length - 3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("field of null", () -> System.out.println(((RuntimeExceptionsOfTheMachine) nothing()).field));
        attempt("assign field of null", () -> ((RuntimeExceptionsOfTheMachine) nothing()).field = 3);
        attempt("call on null", () -> nothing().toString());
        attempt("length of null", () -> System.out.println(((int[]) nothing()).length));
        attempt("element of null", () -> System.out.println(((int[]) nothing())[0]));
        attempt("unbox null", () -> System.out.println((int) (Integer) nothing()));
        attempt("switch on null", () -> {
            switch ((String) nothing()) {
                default:
            }
        });
        attempt("iterate null", () -> {
            for (Object o : (Iterable<?>) nothing()) System.out.println(o);
        });
        attempt("cast", () -> System.out.println((Integer) (Object) "text"));
        attempt("cast of null", () -> System.out.println((Integer) nothing()));
        attempt("array cast", () -> System.out.println(((Object[]) (Object) new int[1]).length));
        attempt("interface cast", () -> ((Runnable) (Object) "text").run());
        attempt("inner array size", () -> System.out.println(new int[2][-1].length));
        attempt("zero length with negative", () -> System.out.println(new int[0][-1].length));
        attempt("remainder by zero", () -> System.out.println(5L % (array.length - array.length)));
        attempt("floating division", () -> System.out.println(5.0 / 0));
        attempt("static through null", () -> System.out.println(((RuntimeExceptionsOfTheMachine) nothing()).array.length));
        attempt("concatenate null", () -> System.out.println("x" + nothing()));
        attempt("compare null", () -> System.out.println(nothing() == null && !(nothing() instanceof String)));
        attempt("equals on null", () -> nothing().equals(null));
        messages();
        int[][] jagged = {{1}, null};
        System.out.println(jagged[1][0]);
    }
}
