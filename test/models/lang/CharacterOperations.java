/** What Character says about the scripts that programs usually meet. */
public class CharacterOperations {
    static int flags(int c) {
        int result = 0;
        boolean[] answers = {Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isAlphabetic(c), Character.isUpperCase(c), Character.isLowerCase(c),
            Character.isTitleCase(c), Character.isWhitespace(c), Character.isSpaceChar(c), Character.isISOControl(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c),
            Character.isUnicodeIdentifierStart(c), Character.isUnicodeIdentifierPart(c), Character.isIdentifierIgnorable(c), Character.isMirrored(c), Character.isIdeographic(c),
            Character.isDefined(c), Character.isValidCodePoint(c), Character.isBmpCodePoint(c), Character.isSupplementaryCodePoint(c)};
        for (boolean answer : answers) {
            result = result * 2 + (answer ? 1 : 0);
        }
        return result;
    }

    public static void main(String[] args) {
        Journal.open(args);
        int[][] ranges = {{-2, 0x180}, {0x370, 0x400}, {0x400, 0x460}, {0x5d0, 0x5eb}, {0x660, 0x66a}, {0x966, 0x970}, {0x10d0, 0x10d8}, {0x1e00, 0x1fff}, {0x2000, 0x2070}, {0x2150, 0x2190}, {0x2460, 0x2480},
            {0x3000, 0x3040}, {0x4e00, 0x4e10}, {0xd7ff, 0xd802}, {0xff10, 0xff60}, {0x1d7ce, 0x1d800}, {0x1f600, 0x1f605}, {0x10fffd, 0x110002}};
        for (int[] range : ranges) {
            Journal.section(Integer.toHexString(range[0]));
            for (int i = range[0]; i < range[1]; i++) {
                int c = i;
                Journal.note(Integer.toHexString(c), () -> "" + flags(c) + " " + Character.getType(c) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toUpperCase(c)) + " "
                    + Integer.toHexString(Character.toTitleCase(c)) + " " + Character.digit(c, 10) + " " + Character.digit(c, 36) + " " + Character.getNumericValue(c) + " " + Character.charCount(c));
            }
        }
        Journal.section("");
        for (int digit = -1; digit < 37; digit++) {
            System.out.print(Character.forDigit(digit, 36) == 0 ? '-' : Character.forDigit(digit, 36));
            System.out.print(Character.forDigit(digit, 10) == 0 ? '-' : Character.forDigit(digit, 10));
        }
        System.out.println();
        System.out.println((Character.valueOf('a') == Character.valueOf('a')) + " " + (Character.valueOf('\u00e4') == Character.valueOf('\u00e4')) + " " + Character.compare('a', 'c') + " " + Character.reverseBytes('a'));
        System.out.println(Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.toCodePoint('\ud83d', '\ude00') + " " + (int) Character.highSurrogate(0x1f600) + " " + (int) Character.lowSurrogate(0x1f600));
    }
}
