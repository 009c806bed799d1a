public class ShortCircuitOr {
    private Integer limit;

    boolean within(int value) {
        return limit == null | value < limit; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        ShortCircuitOr check = new ShortCircuitOr();
        check.limit = 3;
        System.out.println(check.within(2));
        check.limit = null;
        System.out.println(check.within(2));
    }
}
