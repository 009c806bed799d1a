public class FloatingPointPrinting {
    public static void main(String[] args) {
        double[] doubles = {0.1, 0.2 + 0.1, 1.0 / 3, 2.0 / 3, 100, 1e7, 1.0E-3, 9.999E-4, 123456789.125, 1e21, 1e22, 1.0E-10, 4.35, 1.1 * 1.1,
            Math.PI, Math.E, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 9007199254740993.0, 5e-324, 0.3f, 1e16, 12345678.9};
        for (double d : doubles) System.out.println(d);
        float[] floats = {0.1f, 0.1f + 0.2f, 1f / 3, 16777216f, 1e10f, 3.4e38f, 1e-5f, 0.001f, 33333.334f, -1.5f, Float.NaN, 1.4e-45f};
        for (float f : floats) System.out.println(f);
        System.out.println((double) 1.1f);
        System.out.println(1.1f + 1.1);
        System.out.println(3 * 0.1 == 0.3);
        System.out.println(0.1f + 0.2f == 0.3f);
        float sum = 0;
        for (int i = 0; i < 10; i++) sum += 0.1f;
        System.out.println(sum);
        double total = 0;
        for (int i = 0; i < 10; i++) total += 0.1;
        System.out.println(total);
        double harmonic = 0;
        for (int i = 1; i <= 1000; i++) harmonic += 1.0 / i;
        System.out.println(harmonic);
        System.out.println(Double.toString(1e22) + " " + Float.toString(1.0e23f));
        System.out.println(Double.parseDouble("1e-7") + " " + Double.valueOf("  -12.50 ") + " " + Float.parseFloat("3.4028236e38"));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + (Double.NaN == Double.NaN));
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0));
        System.out.println(Double.doubleToLongBits(1.5) + " " + Float.floatToIntBits(-2f) + " " + Double.longBitsToDouble(0x3ff0000000000001L));
        System.out.println(Math.sqrt(2) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.rint(2.5) + " " + Math.floor(-1.1) + " " + Math.ceil(-0.5));
    }
}
