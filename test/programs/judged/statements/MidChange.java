import java.util.*;

public class MidChange {
    static class Account {
        String owner = "o";
        int[] slots = new int[4];
        int used = 0;
        void replace(List<String> names) {
            owner = null;
            owner = names.get(0); // fails: java.lang.IndexOutOfBoundsException (caught, in the library)
        }
        void grow(int n) {
            used = 5;
            slots = new int[n]; // fails: java.lang.NegativeArraySizeException (caught)
        }
        void add(int v) {
            slots[used] = v; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        }
        void swap(Object o) {
            owner = null;
            Integer i = (Integer) o; // fails: java.lang.ClassCastException (caught)
            owner = i.toString();
        }
        void fromArray(String[] a) {
            owner = null;
            owner = a[3]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        }
        void divide(int z) {
            owner = null;
            int q = 10 / z; // fails: java.lang.ArithmeticException (caught)
            owner = "q" + q;
        }
        void nested(String s) {
            owner = null;
            if (s.isEmpty()) owner = "e"; else owner = s; // fails: java.lang.NullPointerException (caught)
        }
        synchronized void locked(Object o) {
            owner = null;
            synchronized (o) { owner = "l"; } // fails: java.lang.NullPointerException (caught)
        }
    }
    static class Half {
        static Half last;
        String a = "a";
        String b;
        Half(int[] x) { last = this; int y = x[0]; b = "b" + y; } // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        Account a = new Account();
        try { a.replace(new ArrayList<>()); } catch (IndexOutOfBoundsException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        a = new Account();
        try { a.grow(-1); } catch (NegativeArraySizeException e) { }
        try { a.add(1); } catch (RuntimeException e) { }
        a = new Account();
        try { a.swap("s"); } catch (ClassCastException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        a = new Account();
        try { a.fromArray(new String[2]); } catch (ArrayIndexOutOfBoundsException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        a = new Account();
        try { a.divide(0); } catch (ArithmeticException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        a = new Account();
        try { a.nested(null); } catch (NullPointerException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        a = new Account();
        try { a.locked(null); } catch (NullPointerException e) { }
        try { System.out.println(a.owner.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { new Half(null); } catch (NullPointerException e) { }
        try { System.out.println(Half.last.b.length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        System.out.println(Half.last.a.length());
    }
}
