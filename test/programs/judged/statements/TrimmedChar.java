public class TrimmedChar {
    public static void main(String[] args) {
        String[] lines = {" a ", "b", "  "};
        for (String line : lines) System.out.println(line.trim().charAt(0)); // fails: java.lang.StringIndexOutOfBoundsException (in the library)
    }
}
