public class NaNAndZeroComparisons {
    public static void main(String[] args) {
        double nan = Double.NaN;
        float fnan = Float.NaN;
        System.out.println((nan < 1) + " " + (nan > 1) + " " + (nan <= nan) + " " + (nan >= nan) + " " + (nan == nan) + " " + (nan != nan));
        System.out.println(!(nan < 1) + " " + !(nan >= 1) + " " + (fnan != nan));
        if (nan < 0) System.out.println("negative");
        else if (nan >= 0) System.out.println("not negative");
        else System.out.println("neither");
        int count = 0;
        for (double d = 0; !(d > 1); d += nan) if (++count == 3) break;
        System.out.println(count);
        while (nan > 0) System.out.println("never");
        System.out.println(nan > 0 ? "up" : nan <= 0 ? "down" : "nowhere");
        System.out.println(Double.valueOf(nan).equals(nan) + " " + Double.compare(nan, Double.POSITIVE_INFINITY));
        System.out.println(Math.max(nan, 1) + " " + Math.min(1, nan) + " " + Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0));
        System.out.println((int) nan + " " + (long) fnan + " " + (char) nan + (int) (char) nan);
        System.out.println(0.0 + -0.0 + " " + (-0.0 + -0.0) + " " + (-0.0 - 0.0) + " " + 0.0 * -1 + " " + -(0.0) + " " + (0 - 0.0));
        System.out.println(1 / (0.0 * -1) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0));
        double inf = Double.POSITIVE_INFINITY;
        System.out.println(inf - inf + " " + inf * 0 + " " + inf / inf + " " + -inf + " " + (inf > Double.MAX_VALUE) + " " + inf % 2);
        System.out.println(Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2 + " " + -Double.MIN_VALUE / 2 + " " + (Double.MAX_VALUE + 1 == Double.MAX_VALUE));
        System.out.println(Float.MAX_VALUE * 2 + " " + (float) 1e39 + " " + Float.MAX_VALUE * 2.0);
        double[] values = {3, nan, -0.0, 0.0, -inf, 1};
        java.util.Arrays.sort(values);
        System.out.println(java.util.Arrays.toString(values));
        boolean found = false;
        for (double v : values) found |= v == nan;
        System.out.println(found + " " + (java.util.Arrays.binarySearch(values, nan) >= 0));
        System.out.println(nan + 1 + " " + Double.hashCode(nan) + " " + Double.hashCode(-0.0) + " " + Double.hashCode(0.0));
        float a = 1e20f, b = -1e20f, c = 3.14f;
        System.out.println((a + b) + c + " " + (a + (b + c)));
        System.out.println(Math.signum(-0.0) + " " + Math.abs(-0.0) + " " + Math.pow(0, 0) + " " + Math.pow(2, -1) + " " + Math.hypot(3, 4));
    }
}
