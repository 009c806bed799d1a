public class IncrementAndDecrementForms {
    static int field = 5;
    int member = 10;
    static long counter = Integer.MAX_VALUE;
    static double real = 0.5;

    IncrementAndDecrementForms self() {
        System.out.print("[self]");
        return this;
    }

    public static void main(String[] args) {
        int i = 0;
        System.out.println(i++ + i++ + i++);
        System.out.println(++i + ++i);
        System.out.println(i-- - --i);
        System.out.println(-i++ + -(-i) + " " + i);
        System.out.println(field++ + IncrementAndDecrementForms.field-- + ++field);
        IncrementAndDecrementForms object = new IncrementAndDecrementForms();
        System.out.println(object.self().member++ + " " + --object.self().member + " " + object.member);
        int[] a = {0, 10, 20};
        int k = 0;
        a[k++]++;
        ++a[k++];
        a[k]--;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        int[][] grid = new int[2][2];
        grid[1][grid[0][0]++]++;
        System.out.println(grid[0][0] + " " + grid[1][0] + " " + grid[1][1]);
        counter++;
        real++;
        --real;
        real--;
        System.out.println(counter + " " + real);
        char c = 'z';
        c++;
        byte b = -128;
        b--;
        short s = 32767;
        ++s;
        System.out.println(c + " " + b + " " + s);
        Integer boxed = 41;
        Integer old = boxed++;
        System.out.println(old + " " + boxed + " " + ++boxed);
        Integer[] boxes = {1, 2};
        boxes[0]++;
        --boxes[1];
        System.out.println(boxes[0] + " " + boxes[1]);
        float f = 16777216f;
        f++;
        System.out.println(f == 16777216f);
        i = 5;
        i = i++;
        System.out.println(i);
        i = i++ + 1;
        System.out.println(i);
        int j = i+++i;
        System.out.println(j + " " + i);
        for (int x = 0, y = 10; x < y; x++, --y) System.out.print(x + y + " ");
        System.out.println();
        try {
            Integer none = null;
            none++;
        } catch (NullPointerException e) {
            System.out.println("cannot increment null");
        }
    }
}
