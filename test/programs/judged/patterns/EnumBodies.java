public class EnumBodies {
    enum Operation {
        DIVIDE {
            @Override
            int apply(int left, int right) {
                return left / right; // fails: java.lang.ArithmeticException
            }
        },
        SAFE {
            @Override
            int apply(int left, int right) {
                return right == 0 ? 0 : left / right;
            }
        };

        abstract int apply(int left, int right);
    }

    public static void main(String[] args) {
        System.out.println(Operation.DIVIDE.apply(6, 3));
        System.out.println(Operation.valueOf("SAFE").apply(6, 0));
        System.out.println(Operation.valueOf("DIVIDE").apply(6, 0));
    }
}
