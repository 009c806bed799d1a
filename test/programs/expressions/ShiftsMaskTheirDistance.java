public class ShiftsMaskTheirDistance {
    public static void main(String[] args) {
        int one = 1;
        System.out.println((one << 31) + " " + (one << 32) + " " + (one << 33) + " " + (one << -1));
        System.out.println((1L << 32) + " " + (1L << 63) + " " + (1L << 64) + " " + (1L << -2));
        System.out.println((-16 >> 2) + " " + (-16 >>> 2) + " " + (-16 >>> 28));
        System.out.println((-16L >> 2) + " " + (-16L >>> 2) + " " + (-16L >>> 60));
        byte b = (byte) 0xf0;
        System.out.println(b + " " + (b >> 2) + " " + (b >>> 2) + " " + ((b & 0xff) >>> 2));
        b >>>= 2;
        System.out.println(b);
        b = -1;
        b >>>= 25;
        System.out.println(b);
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        char c = '\uffff';
        c >>= 4;
        System.out.println((int) c);
        int i = 5;
        i <<= 33L;
        System.out.println(i);
        long l = 5;
        l <<= 33;
        System.out.println(l);
        System.out.println(1 << 3L);
        System.out.println('a' << 1);
        int x = 0b1011_0110;
        System.out.println(x & -x);
        System.out.println(x & x - 1);
        System.out.println(x ^ x >> 1);
        System.out.println(~x);
        System.out.println(~0L >>> 1);
        System.out.println(Integer.bitCount(x) + " " + Integer.reverse(x) + " " + Integer.highestOneBit(x) + " " + Integer.numberOfTrailingZeros(x));
        System.out.println(Long.numberOfLeadingZeros(x) + " " + Integer.rotateLeft(x, 28));
        System.out.println(Integer.toBinaryString(-8 >>> 27) + " " + Integer.toHexString(-1) + " " + Long.toHexString(-1L << 60));
        int crc = ~0;
        for (char ch : "123456789".toCharArray()) {
            crc ^= ch;
            for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (-(crc & 1) & 0xEDB88320);
        }
        System.out.println(Integer.toHexString(~crc));
    }
}
