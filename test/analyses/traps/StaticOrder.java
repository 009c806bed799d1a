/** Static initialisers run in an order that leaves fields unset. */
public class StaticOrder {
    static final StaticOrder INSTANCE = new StaticOrder();
    static final String NAME = make();
    final int length;

    static String make() { return "name"; }

    StaticOrder() {
        int found = -1;
        try { found = NAME.length(); } catch (NullPointerException e) { System.out.println("too early"); }
        length = found;
    }

    static class A { static Object a = new Object(); static int b = seen(); static int seen() { return B.b == null ? 0 : 1; } }
    static class B {
        static Object b = make();
        static Object make() {
            try { return A.a.toString() + A.b; } catch (NullPointerException e) { return null; }
        }
    }

    static class First {
        static Object value = Second.value;
        static int use() { return value.hashCode(); }
    }

    static class Second { static Object value = First.value; }

    public static void main(String[] args) {
        System.out.println(INSTANCE.length);
        System.out.println(B.b);
        System.out.println(A.b);
        try { First.use(); } catch (NullPointerException e) { System.out.println("cycle"); }
    }
}
