public class NullOuter {
    class Part {
        final int number = 1;
    }

    static Part partOf(NullOuter whole) {
        return whole.new Part(); // fails: java.lang.NullPointerException (in a check)
    }

    public static void main(String[] args) {
        System.out.println(partOf(new NullOuter()).number);
        System.out.println(partOf(null).number);
    }
}
