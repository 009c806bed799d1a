public class SurrogateCut {
    public static void main(String[] args) {
        String face = "x\uD83D\uDE00";
        int points = face.codePointCount(0, face.length());
        String[] names = new String[points];
        names[0] = "x";
        names[1] = "face";
        for (int each = 0; each < face.length(); each++) System.out.println(names[each].length()); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
