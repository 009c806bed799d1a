import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArraysClassMethods {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1};
        System.out.println(Arrays.toString(a) + " " + a.length);
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + Arrays.toString(a));
        Arrays.sort(a, 1, 3);
        System.out.println(Arrays.toString(a));
        int[] filled = new int[4];
        Arrays.fill(filled, 7);
        Arrays.fill(filled, 1, 3, 0);
        System.out.println(Arrays.toString(filled));
        System.out.println(Arrays.equals(sorted, new int[] {1, 3, 5, 9}) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(new String[] {"x"}, new String[] {new String("x")}));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}));
        System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}}));
        System.out.println(Arrays.toString(Arrays.copyOf(sorted, 6)) + Arrays.toString(Arrays.copyOf(sorted, 2)) + Arrays.toString(Arrays.copyOfRange(sorted, 1, 3)) + Arrays.toString(Arrays.copyOf(new String[] {"a"}, 2)));
        String[] words = {"pear", "Fig", "apple", "date"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Collections.reverseOrder());
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, (x, y) -> x.length() - y.length());
        System.out.println(Arrays.toString(words) + Arrays.binarySearch(new String[] {"a", "c"}, "b"));
        List<String> view = Arrays.asList(words);
        view.set(0, "set through view");
        System.out.println(words[0] + " " + view.indexOf("date") + " " + view.contains("pear"));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, 0, 2);
        System.out.println(Arrays.asList(boxed));
        int[] squares = new int[5];
        Arrays.setAll(squares, i -> i * i);
        System.out.println(Arrays.stream(squares).sum() + " " + Arrays.stream(words).filter(w -> w.length() == 4).count());
        Arrays.parallelPrefix(squares, Integer::sum);
        System.out.println(Arrays.toString(squares));
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new char[] {'a', 'b'}) + Arrays.toString(new boolean[2]) + Arrays.toString(new double[] {0.5}) + Arrays.toString(new Object[] {1, "s", null}));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}));
        long[] longs = {3L, -1L};
        Arrays.sort(longs);
        double[] doubles = {0.5, -0.5};
        Arrays.sort(doubles);
        char[] chars = "sorted".toCharArray();
        Arrays.sort(chars);
        System.out.println(longs[0] + " " + doubles[0] + " " + new String(chars) + String.valueOf(chars, 0, 2));
        System.out.println(Arrays.asList(1, 2, 3).hashCode() + " " + List.of(1, 2, 3).equals(Arrays.asList(1, 2, 3)));
        view.add("fixed size");
    }
}
