public class SuperDefault {
    interface Counter {
        int[] cells();

        default int bump(int index) {
            return ++cells()[index]; // fails: java.lang.ArrayIndexOutOfBoundsException
        }
    }

    static class Shifted implements Counter {
        private final int[] cells = new int[2];

        @Override
        public int[] cells() {
            return cells;
        }

        @Override
        public int bump(int index) {
            return Counter.super.bump(index + 1);
        }
    }

    public static void main(String[] args) {
        int[] plain = new int[2];
        Counter counter = () -> plain;
        System.out.println(counter.bump(1));
        System.out.println(new Shifted().bump(0));
        System.out.println(new Shifted().bump(1));
    }
}
