public class FinallyReturns {
    @SuppressWarnings("finally")
    static String read(String[] lines, int index) {
        String line = null;
        try {
            line = lines[index]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
        } finally {
            return line;
        }
    }

    public static void main(String[] args) {
        String[] lines = {"first"};
        System.out.println(read(lines, 0).length());
        System.out.println(read(lines, 1).length()); // fails: java.lang.NullPointerException
    }
}
