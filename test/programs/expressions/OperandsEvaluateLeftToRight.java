public class OperandsEvaluateLeftToRight {
    static int log(String name, int value) {
        System.out.print(name + " ");
        return value;
    }

    static int[] array(int[] a) {
        System.out.print("array ");
        return a;
    }

    static OperandsEvaluateLeftToRight self(OperandsEvaluateLeftToRight o) {
        System.out.print("receiver ");
        return o;
    }

    int field = 3;

    int combine(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        System.out.println(log("a", 1) + log("b", 2) * log("c", 3));
        int i = 1;
        i = i++ + ++i * i--;
        System.out.println("i = " + i);
        int[] a = {10, 20, 30};
        int k = 0;
        a[k] = k = 2;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " k=" + k);
        array(a)[log("index", 1)] = log("value", 99);
        System.out.println(a[1]);
        array(a)[log("index", 0)] += log("addend", 5);
        System.out.println(a[0]);
        OperandsEvaluateLeftToRight o = new OperandsEvaluateLeftToRight();
        System.out.println(self(o).combine(log("x", 1), log("y", 2), log("z", 3)));
        self(o).field += log("right", 4);
        System.out.println(o.field);
        int x = 5;
        x += x++ * 2 + x;
        System.out.println(x);
        int y = 10;
        y = y-- - --y;
        System.out.println(y);
        int[] b = {1, 2, 3};
        int j = 0;
        b[j++] = b[j++] + b[j];
        System.out.println(b[0] + " j=" + j);
        try {
            int[] none = null;
            none[log("index before null", 0)] = log("value before null", 1);
        } catch (NullPointerException e) {
            System.out.println("NPE after both");
        }
        try {
            array(a)[log("bad index", 7)] = log("value first", 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(log("left", 1) / log("zero", 0));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
