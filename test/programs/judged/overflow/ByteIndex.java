public class ByteIndex {
    private final int[] table = new int[256];

    int look(byte value) {
        return table[value]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    int lookUnsigned(byte value) {
        return table[value & 0xff];
    }

    public static void main(String[] args) {
        ByteIndex index = new ByteIndex();
        System.out.println(index.look((byte) 127));
        System.out.println(index.lookUnsigned((byte) 200));
        System.out.println(index.look((byte) 200));
    }
}
