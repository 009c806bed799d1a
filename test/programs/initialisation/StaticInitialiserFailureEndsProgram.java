public class StaticInitialiserFailureEndsProgram {
    static class Registry {
        static final String[] NAMES = {"alpha", "beta"};
        static final int[] LENGTHS = new int[1];

        static {
            System.out.println("filling");
            for (int i = 0; i < NAMES.length; i++) {
                LENGTHS[i] = NAMES[i].length();
                System.out.println(NAMES[i] + " " + LENGTHS[i]);
            }
        }

        static int length(int i) {
            return LENGTHS[i];
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        try {
            System.out.println(Registry.length(0));
        } finally {
            System.out.println("finally");
        }
        System.out.println("not reached");
    }
}
