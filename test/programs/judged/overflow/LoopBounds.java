public class LoopBounds {
    static int[] cells = new int[8];

    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static void reassigned() {
        int[] local = new int[8];
        for (int each = 0; each < local.length; each++) {
            if (each == 3) local = new int[2];
            local[each] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        }
    }

    static void changedByCall() {
        cells = new int[8];
        for (int each = 0; each < cells.length; each++) {
            shrink(each);
            cells[each]++; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        }
    }

    static void shrink(int at) {
        if (at == 5) cells = new int[at];
    }

    static void stepped(int step) {
        int[] local = new int[10];
        for (int each = 0; each < 10; each += step) {
            local[each] = each; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
            if (each == 8) step = -9;
        }
    }

    static void downToZero() {
        int[] local = new int[4];
        for (int each = local.length; each-- >= 0; ) local[each] = each; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void unsigned(int high, int low) {
        int[] local = new int[4];
        int middle = (high + low) >>> 30;
        local[middle] = 1;
        middle = (high + low) >> 30;
        local[middle & 3] = 2;
        local[middle] = 3; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void remainder(int value) {
        int[] local = new int[5];
        local[(value % 5 + 5) % 5] = 1;
        local[value % 5] = 2; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void masked(int value) {
        int[] local = new int[16];
        local[value & 15] = 1;
        local[value & -1 & 31] = 2; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void twoArrays(int[] left, int[] right) {
        int sum = 0;
        for (int each = 0; each < left.length; each++) sum += left[each] * right[each]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        System.out.println(sum);
    }

    static void lengthMinusOne(int[] values) {
        int last = values.length - 1;
        if (last < 5) System.out.println(values[last]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void overflowingLimit(int from, int count) {
        int[] local = new int[10];
        if (from >= 0 && count >= 0 && from + count <= local.length) local[from] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void minimum(int value) {
        int[] local = new int[4];
        local[Math.min(value, 3)] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void shifted(int bits) {
        int[] local = new int[32];
        int index = 1 << bits;
        if (index <= 16) local[index] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void narrowed(long value) {
        int[] local = new int[8];
        if (value >= 0) local[(int) value % 8] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void charged(char letter) {
        int[] local = new int[26];
        local[letter - 'a']++; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void nested() {
        int[][] rows = {{1, 2}, {3}, {4, 5}};
        int sum = 0;
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[0].length; column++) sum += rows[row][column]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        }
        System.out.println(sum);
    }

    static void floating(double share) {
        int[] local = new int[10];
        int index = (int) (share * 10);
        if (share >= 0 && share <= 1) local[index] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void labelled() {
        int[] local = new int[6];
        int index = 0;
        outer:
        while (true) {
            for (int each = 0; each < 3; each++) {
                local[index++] = each; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
                if (each == 1) continue outer;
            }
            break;
        }
    }

    static void postfix() {
        int[] local = new int[3];
        int index = 0;
        local[index++] = index;
        local[index] = index++;
        local[index++] = local[index] + 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    public static void main(String[] args) {
        probe(LoopBounds::reassigned);
        probe(LoopBounds::changedByCall);
        probe(() -> stepped(2));
        probe(LoopBounds::downToZero);
        probe(() -> unsigned(Integer.MAX_VALUE, Integer.MAX_VALUE));
        probe(() -> unsigned(Integer.MIN_VALUE, 5));
        probe(() -> remainder(-3));
        probe(() -> masked(16));
        probe(() -> twoArrays(new int[3], new int[2]));
        probe(() -> lengthMinusOne(new int[0]));
        probe(() -> overflowingLimit(Integer.MAX_VALUE, 5));
        probe(() -> minimum(-1));
        probe(() -> shifted(31));
        probe(() -> narrowed(0x80000001L));
        probe(() -> charged('A'));
        probe(LoopBounds::nested);
        probe(() -> floating(1.0));
        probe(LoopBounds::labelled);
        probe(LoopBounds::postfix);
    }
}
