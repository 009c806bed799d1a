public class AssignedInCondition {
    static String next(int step) {
        return step < 2 ? "v" + step : null;
    }

    public static void main(String[] args) {
        String value = "";
        int step = 0;
        while (step < 5 && (value = next(step)) != null | step++ < 3) {
            System.out.println(value.length()); // fails: java.lang.NullPointerException
        }
    }
}
