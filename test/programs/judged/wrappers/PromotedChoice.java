public class PromotedChoice {
    static Object choose(boolean whole) {
        return whole ? 1 : 2.0;
    }

    static Object chooseBoxed(boolean whole) {
        if (whole) return 1;
        return 2.0;
    }

    public static void main(String[] args) {
        Integer boxed = (Integer) chooseBoxed(true);
        System.out.println(boxed);
        Integer one = (Integer) choose(true); // fails: java.lang.ClassCastException
        System.out.println(one);
    }
}
