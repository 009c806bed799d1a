public class GuardedSum {
    private final byte[] memory = new byte[16];

    byte read(int offset, int length) {
        if (offset + length > memory.length) return -1;
        return memory[offset]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        GuardedSum block = new GuardedSum();
        System.out.println(block.read(15, 1));
        System.out.println(block.read(20, 1));
        System.out.println(block.read(Integer.MAX_VALUE, 1));
    }
}
