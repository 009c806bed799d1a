import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.StringTokenizer;

public class SystemAndObjectsUtilities {
    static int checked(int index, int length) {
        try {
            return Objects.checkIndex(index, length);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
            return -1;
        }
    }

    public static void main(String[] args) {
        int[] source = {1, 2, 3, 4, 5};
        int[] target = new int[5];
        System.arraycopy(source, 1, target, 2, 3);
        System.out.println(Arrays.toString(target));
        System.arraycopy(source, 0, source, 2, 3);
        System.out.println(Arrays.toString(source));
        Object[] objects = new Object[2];
        System.arraycopy(new String[] {"a", "b"}, 0, objects, 0, 2);
        System.out.println(objects[1]);
        try {
            System.arraycopy(new Object[] {"s", 1, "t"}, 0, new String[3], 0, 3);
        } catch (ArrayStoreException e) {
            System.out.println("element does not fit");
        }
        try {
            System.arraycopy(source, 0, new long[5], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println("types differ");
        }
        try {
            System.arraycopy(source, 3, target, 0, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        long before = System.nanoTime(), millis = System.currentTimeMillis();
        System.out.println((System.nanoTime() - before >= 0) + " " + (System.currentTimeMillis() >= millis));
        Object o = new Object();
        System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + System.identityHashCode(null) + " " + System.lineSeparator().length());
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.hash(1, "x", null) + " " + Objects.isNull(null) + " " + Objects.nonNull(o));
        System.out.println(Objects.requireNonNullElse(null, "default") + " " + Objects.requireNonNullElseGet(null, () -> "supplied") + " " + Objects.toString(5) + " " + Objects.compare("a", "b", String::compareTo));
        System.out.println(checked(2, 3) + " " + checked(3, 3));
        StringTokenizer tokens = new StringTokenizer("a b,c", " ,");
        System.out.print(tokens.countTokens() + ":");
        while (tokens.hasMoreTokens()) System.out.print(tokens.nextToken() + ";");
        System.out.println();
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(true);
        System.out.print((Object) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.println();
        System.out.println((String) null);
        System.out.println(List.of(1).getClass() == null);
        System.out.append("appended").append('!').println();
        System.err.println("not on standard output");
        System.out.write('w');
        System.out.println();
        System.out.flush();
        System.out.println(Objects.requireNonNull((Object) null, () -> "supplied message"));
    }
}
