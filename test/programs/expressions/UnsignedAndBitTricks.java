public class UnsignedAndBitTricks {
    static int reverseBits(int x) {
        x = (x & 0x55555555) << 1 | x >>> 1 & 0x55555555;
        x = (x & 0x33333333) << 2 | x >>> 2 & 0x33333333;
        x = (x & 0x0f0f0f0f) << 4 | x >>> 4 & 0x0f0f0f0f;
        return x << 24 | (x & 0xff00) << 8 | x >>> 8 & 0xff00 | x >>> 24;
    }

    static int population(int x) {
        x -= x >>> 1 & 0x55555555;
        x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
        return (x + (x >>> 4) & 0x0f0f0f0f) * 0x01010101 >>> 24;
    }

    static int log2(int x) {
        int r = 0;
        for (int s = 16; s > 0; s >>= 1) {
            if (x >>> s != 0) {
                x >>>= s;
                r |= s;
            }
        }
        return r;
    }

    static long multiplyHigh(int a, int b) {
        return (a & 0xffffffffL) * (b & 0xffffffffL) >>> 32;
    }

    static int gray(int n) {
        return n ^ n >>> 1;
    }

    static int fromGray(int g) {
        for (int s = 1; s < 32; s <<= 1) g ^= g >>> s;
        return g;
    }

    static float fastInverseSqrt(float x) {
        int i = 0x5f3759df - (Float.floatToIntBits(x) >> 1);
        float y = Float.intBitsToFloat(i);
        return y * (1.5f - 0.5f * x * y * y);
    }

    static String pack(int r, int g, int b, int a) {
        int color = (a & 0xff) << 24 | (r & 0xff) << 16 | (g & 0xff) << 8 | b & 0xff;
        return Integer.toHexString(color) + ":" + (color >>> 24) + "," + (color >> 16 & 0xff) + "," + (byte) (color >> 8);
    }

    static int adler(String s) {
        int a = 1, b = 0;
        for (byte c : s.getBytes()) {
            a = (a + (c & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    public static void main(String[] args) {
        System.out.println(Integer.toHexString(reverseBits(0x12345678)) + " " + (reverseBits(1) == Integer.reverse(1)) + " " + reverseBits(-2));
        System.out.println(population(0xdeadbeef) + " " + Integer.bitCount(0xdeadbeef) + " " + population(-1) + " " + population(0));
        System.out.println(log2(1) + " " + log2(1023) + " " + log2(-1) + " " + (31 - Integer.numberOfLeadingZeros(1 << 20)));
        System.out.println(multiplyHigh(-1, -1) + " " + multiplyHigh(0x10000, 0x10000) + " " + Integer.toUnsignedLong(-5) + " " + Integer.remainderUnsigned(-5, 7) + " " + Integer.divideUnsigned(-5, 7));
        for (int i = 0; i < 8; i++) System.out.print(gray(i) + (fromGray(gray(i)) == i ? " " : "! "));
        System.out.println();
        System.out.println(Math.abs(fastInverseSqrt(4f) - 0.5f) < 0.001f);
        System.out.println(pack(255, 128, 64, 32) + " " + pack(-1, 300, 0, 128));
        System.out.println(adler("Wikipedia") + " " + Integer.toHexString(adler("")));
        System.out.println((byte) 0x80 + " " + ((byte) 0x80 & 0xff) + " " + (char) (byte) -1 % 1000 + " " + (short) 0x8000 + " " + (0x80 << 24 >> 24));
        int swapA = 5, swapB = 9;
        swapA ^= swapB;
        swapB ^= swapA;
        swapA ^= swapB;
        System.out.println(swapA + " " + swapB + " " + ((swapA ^ swapB) < 0) + " " + (swapA & -swapA) + " " + ((swapA + swapB) / 2) + " " + (swapA + swapB >>> 1));
        System.out.println(Long.toHexString(Long.reverse(1L)) + " " + Long.rotateLeft(0x8000000000000001L, 4) + " " + Integer.rotateRight(1, 1) + " " + Long.compareUnsigned(-1, 1) + " " + Long.toUnsignedString(-1L) + " " + Long.divideUnsigned(-1L, 10));
    }
}
