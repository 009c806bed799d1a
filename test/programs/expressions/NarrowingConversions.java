public class NarrowingConversions {
    public static void main(String[] args) {
        System.out.println((byte) 200 + " " + (byte) -129 + " " + (short) 70000 + " " + (int) (char) -1);
        System.out.println((byte) 300L + " " + (int) 0x1_2345_6789L + " " + (short) 0x12345678);
        System.out.println((int) 3.99 + " " + (int) -3.99 + " " + (int) Double.NaN);
        System.out.println((int) 1e20 + " " + (int) -1e20 + " " + (long) 1e20 + " " + (long) Float.NEGATIVE_INFINITY);
        System.out.println((byte) 1e10 + " " + (short) 1e10 + " " + (int) (char) 1e10 + " " + (int) (char) -5.0);
        System.out.println((byte) 300.7 + " " + (char) 97.9 + " " + (byte) (char) 511);
        System.out.println((float) 16777217 + " " + (int) (float) 16777217);
        System.out.println((float) Long.MAX_VALUE + " " + (long) (float) Long.MAX_VALUE);
        System.out.println((double) Long.MAX_VALUE + " " + (long) (double) (Long.MAX_VALUE - 1));
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + (0.1 == 0.1f));
        System.out.println((float) 1e40 + " " + (float) 1e-50 + " " + (float) -1e-50);
        int big = 123456789;
        float lossy = big;
        System.out.println((long) lossy + " " + (big - (int) lossy));
        long huge = 1234567890123456789L;
        double d = huge;
        System.out.println((long) d + " " + (huge - (long) d));
        char c = 'A';
        int code = c;
        c = (char) (code + 25);
        System.out.println(c);
        final int constant = 65;
        byte fits = constant;
        char letter = constant;
        System.out.println(fits + " " + letter);
        short fromChar = (short) '\uabcd';
        System.out.println(fromChar);
        int sum = 0;
        for (byte b = 120; b > 0; b++) sum += b;
        System.out.println(sum);
        System.out.println((char) ('a' + 2) + "" + 'a' + 2);
        System.out.println((int) 'é' + " " + (char) 0x20ac);
    }
}
