public class MathFunctions {
    public static void main(String[] args) {
        System.out.println(Math.abs(-7) + " " + Math.abs(-7.5) + " " + Math.max(3, -4) + " " + Math.min(2.5, 2.4f) + " " + Math.signum(-3.0) + " " + Math.sqrt(144) + " " + Math.cbrt(27));
        System.out.println(Math.floor(2.7) + " " + Math.floor(-2.2) + " " + Math.ceil(2.1) + " " + Math.round(2.4) + " " + Math.round(-2.6f) + " " + Math.rint(3.5) + " " + Math.rint(4.5));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(9, 0.5) + " " + Math.pow(-2, 3) + " " + Math.pow(10, -2) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.floorDiv(7L, -2L));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.atan2(1, 1) * 4 + " " + Math.toDegrees(Math.PI) + " " + Math.hypot(5, 12));
        System.out.println(Math.round(1e18) + " " + Math.round(Double.NaN) + " " + Math.round(Float.MAX_VALUE) + " " + Math.round(0.49999999999999994) + " " + Math.round(-0.5));
        System.out.println(Math.addExact(2, 3) + Math.subtractExact(5, 7) + Math.multiplyExact(4, 5) + Math.negateExact(6) + Math.incrementExact(1) + " " + Math.abs(Long.MIN_VALUE));
        System.out.println(Integer.max(1, 2) + Integer.min(3, 4) + Integer.sum(5, 6) + " " + Long.max(1L, 2L) + " " + Double.sum(0.5, 0.25) + " " + Boolean.logicalXor(true, false));
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0f) + " " + Math.copySign(3, -0.0) + " " + Math.getExponent(1024.5) + " " + Math.scalb(1.5, 4));
        System.out.println(Math.clamp2(15));
    }

    static class Math {
        static int clamp2(int x) {
            return java.lang.Math.max(0, java.lang.Math.min(10, x));
        }

        static int abs(int x) { return java.lang.Math.abs(x); }
        static double abs(double x) { return java.lang.Math.abs(x); }
        static long abs(long x) { return java.lang.Math.abs(x); }
        static int max(int a, int b) { return java.lang.Math.max(a, b); }
        static double min(double a, double b) { return java.lang.Math.min(a, b); }
        static double signum(double x) { return java.lang.Math.signum(x); }
        static double sqrt(double x) { return java.lang.Math.sqrt(x); }
        static double cbrt(double x) { return java.lang.Math.cbrt(x); }
        static double floor(double x) { return java.lang.Math.floor(x); }
        static double ceil(double x) { return java.lang.Math.ceil(x); }
        static long round(double x) { return java.lang.Math.round(x); }
        static int round(float x) { return java.lang.Math.round(x); }
        static double rint(double x) { return java.lang.Math.rint(x); }
        static double pow(double x, double y) { return java.lang.Math.pow(x, y); }
        static double exp(double x) { return java.lang.Math.exp(x); }
        static double log(double x) { return java.lang.Math.log(x); }
        static double log10(double x) { return java.lang.Math.log10(x); }
        static int floorDiv(int x, int y) { return java.lang.Math.floorDiv(x, y); }
        static long floorDiv(long x, long y) { return java.lang.Math.floorDiv(x, y); }
        static int floorMod(int x, int y) { return java.lang.Math.floorMod(x, y); }
        static double sin(double x) { return java.lang.Math.sin(x); }
        static double cos(double x) { return java.lang.Math.cos(x); }
        static double atan2(double x, double y) { return java.lang.Math.atan2(x, y); }
        static double toDegrees(double x) { return java.lang.Math.toDegrees(x); }
        static double hypot(double x, double y) { return java.lang.Math.hypot(x, y); }
        static int addExact(int x, int y) { return java.lang.Math.addExact(x, y); }
        static int subtractExact(int x, int y) { return java.lang.Math.subtractExact(x, y); }
        static int multiplyExact(int x, int y) { return java.lang.Math.multiplyExact(x, y); }
        static int negateExact(int x) { return java.lang.Math.negateExact(x); }
        static int incrementExact(int x) { return java.lang.Math.incrementExact(x); }
        static double ulp(double x) { return java.lang.Math.ulp(x); }
        static float nextUp(float x) { return java.lang.Math.nextUp(x); }
        static double copySign(double x, double y) { return java.lang.Math.copySign(x, y); }
        static int getExponent(double x) { return java.lang.Math.getExponent(x); }
        static double scalb(double x, int y) { return java.lang.Math.scalb(x, y); }
        static final double PI = java.lang.Math.PI;
    }
}
