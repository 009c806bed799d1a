public class CaughtNull {
    private int[] marks;

    int best() {
        try {
            return marks[0]; // fails: java.lang.NullPointerException (caught)
        } catch (NullPointerException missing) {
            return 0;
        }
    }

    public static void main(String[] args) {
        CaughtNull pupil = new CaughtNull();
        System.out.println(pupil.best());
        pupil.marks = new int[] {1};
        System.out.println(pupil.best());
        System.out.println(5 / new CaughtNull().best()); // fails: java.lang.ArithmeticException
    }
}
