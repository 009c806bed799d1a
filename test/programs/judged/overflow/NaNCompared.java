public class NaNCompared {
    static String pick(double value) {
        String result = null;
        if (value < 1.0) result = "less";
        if (value >= 1.0) result = "more";
        return result;
    }

    public static void main(String[] args) {
        System.out.println(pick(0.5).length() + pick(2).length());
        System.out.println(pick(0.0 / 0.0).length()); // fails: java.lang.NullPointerException
    }
}
