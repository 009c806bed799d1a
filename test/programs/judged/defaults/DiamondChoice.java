public class DiamondChoice {
    interface Left {
        default int parts() {
            return 2;
        }
    }

    interface Right {
        default int parts() {
            return 0;
        }
    }

    static class Both implements Left, Right {
        @Override
        public int parts() {
            return Right.super.parts();
        }
    }

    static int share(Left left) {
        return 8 / left.parts(); // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(share(new Left() {}));
        System.out.println(share(new Both()));
    }
}
