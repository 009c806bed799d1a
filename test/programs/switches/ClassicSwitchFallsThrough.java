public class ClassicSwitchFallsThrough {
    static String fall(int n) {
        StringBuilder out = new StringBuilder();
        switch (n) {
            case 0:
                out.append("zero ");
            case 1:
                out.append("one ");
                break;
            default:
                out.append("default ");
            case 2:
                out.append("two ");
            case 3:
            case 4:
                out.append("three or four ");
                break;
            case -5:
                return "returned";
        }
        return out.toString();
    }

    static int sparse(int n) {
        switch (n) {
            case Integer.MIN_VALUE: return 1;
            case -1: return 2;
            case 1000000: return 3;
            case Integer.MAX_VALUE: return 4;
        }
        return 0;
    }

    static final int A = 1, B = A << 1, C = A | B;

    static String constants(int flags) {
        switch (flags) {
            case A: return "A";
            case B: return "B";
            case C: return "A|B";
            default: return "none";
        }
    }

    static int nested(int outer, char inner) {
        int result = 0;
        switch (outer) {
            case 1:
                switch (inner) {
                    case 'x':
                        result = 10;
                        break;
                    case 'y':
                        result = 20;
                    default:
                        result++;
                }
                result += 100;
                break;
            case 2:
                result = -1;
        }
        return result;
    }

    static int daysInMonth(int month, int year) {
        switch (month) {
            case 4: case 6: case 9: case 11:
                return 30;
            case 2:
                return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
            default:
                return 31;
        }
    }

    public static void main(String[] args) {
        for (int i = -1; i < 6; i++) System.out.println(i + ": " + fall(i));
        System.out.println(fall(-5));
        System.out.println(sparse(Integer.MIN_VALUE) + " " + sparse(-1) + " " + sparse(1000000) + " " + sparse(Integer.MAX_VALUE) + " " + sparse(7));
        System.out.println(constants(1) + constants(2) + constants(3) + constants(4));
        System.out.println(nested(1, 'x') + " " + nested(1, 'y') + " " + nested(1, 'z') + " " + nested(2, 'x') + " " + nested(3, 'x'));
        System.out.println(daysInMonth(2, 1900) + " " + daysInMonth(2, 2000) + " " + daysInMonth(4, 1) + " " + daysInMonth(12, 1));
        byte b = 3;
        switch (b) {
            case 1: System.out.println("byte one");
            case 3: System.out.println("byte three");
        }
        Integer boxed = 2;
        switch (boxed) {
            case 2: System.out.println("boxed two");
        }
        Character letter = 'q';
        switch (letter) {
            default: System.out.println("some letter");
        }
        switch (args.length) {
        }
        int evaluations = 0;
        switch (evaluations++) {
            case 0: evaluations += 10;
            case 1: evaluations += 100;
        }
        System.out.println(evaluations);
        try {
            Integer none = null;
            switch (none) {
                default: System.out.println("not here");
            }
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
