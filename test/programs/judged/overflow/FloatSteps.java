public class FloatSteps {
    static Object[] slots(float from) {
        float step = from + 1;
        return step > from ? new Object[] {"x"} : new Object[0];
    }

    static String sum(double part, int times) {
        double sum = 0;
        for (int each = 0; each < times; each++) sum += part;
        return sum == part * times ? "exact" : null;
    }

    public static void main(String[] args) {
        System.out.println(slots(100)[0]);
        System.out.println(sum(0.5, 3).length());
        try {
            System.out.println(slots(16777216f)[0]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        } catch (ArrayIndexOutOfBoundsException problem) {
            System.out.println("too far");
        }
        System.out.println(sum(0.1, 10).length()); // fails: java.lang.NullPointerException
    }
}
