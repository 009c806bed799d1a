public class AnonymousInit {
    private final int cells;

    AnonymousInit() {
        cells = 60 / columns(); // fails: java.lang.ArithmeticException
    }

    int columns() {
        return 6;
    }

    public static void main(String[] args) {
        System.out.println(new AnonymousInit().cells);
        AnonymousInit custom = new AnonymousInit() {
            private int columns = Integer.parseInt("3");

            @Override
            int columns() {
                return columns;
            }
        };
        System.out.println(custom.cells);
    }
}
