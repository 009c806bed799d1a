public class CyclicClasses {
    static class Left {
        static final Object TOKEN = new Object();
        static final int HASH = Right.combine();
    }

    static class Right {
        static final Object TOKEN = Left.TOKEN;

        static int combine() {
            return TOKEN.hashCode() == Left.TOKEN.hashCode() ? 1 : 0; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        System.out.println(Right.TOKEN == null);
        System.out.println(Left.HASH);
    }
}
