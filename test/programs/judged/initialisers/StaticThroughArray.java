public class StaticThroughArray {
    static class Registry {
        static final String[] NAMES = Names.all();
        static final int COUNT = NAMES.length;
    }

    static class Names {
        static final int SIZE = Registry.COUNT + 2;
        static String[] all() {
            return new String[SIZE];
        }
    }

    public static void main(String[] args) {
        System.out.println(Names.SIZE);
        System.out.println(Registry.COUNT);
        System.out.println(Registry.NAMES[1]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
