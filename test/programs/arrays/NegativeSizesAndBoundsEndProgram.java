public class NegativeSizesAndBoundsEndProgram {
    static int[] window(int[] source, int from, int to) {
        int[] result = new int[to - from];
        for (int i = 0; i < result.length; i++) result[i] = source[from + i];
        return result;
    }

    static int sum(int[] values) {
        int total = 0;
        for (int i = 0; i <= values.length - 1; i++) total += values[i];
        return total;
    }

    public static void main(String[] args) {
        int[] data = {4, 8, 15, 16, 23, 42};
        System.out.println(sum(window(data, 1, 4)));
        System.out.println(sum(window(data, 3, 3)));
        try {
            System.out.println(sum(window(data, 4, 8)));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            data[data.length] = data[-1] + 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            char[] c = new char[Integer.MIN_VALUE];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        byte small = -1;
        try {
            Object[][] o = new Object[3][small];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        int index = 0;
        try {
            data[index++] = data[index + 10];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index is " + index + ", data[0] is " + data[0]);
        }
        System.out.println(sum(window(data, 5, 2)));
    }
}
