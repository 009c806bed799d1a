public class SwappedArrays {
    private int[] front = new int[4];
    private int[] back = new int[2];

    void swap() {
        int[] old = front;
        front = back;
        back = old;
    }

    int last() {
        return front[3]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        SwappedArrays buffers = new SwappedArrays();
        System.out.println(buffers.last());
        buffers.swap();
        buffers.swap();
        System.out.println(buffers.last());
        buffers.swap();
        System.out.println(buffers.last());
    }
}
