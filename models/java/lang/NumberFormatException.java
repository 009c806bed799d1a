package java.lang;

/** A string does not have the format of a number. */
public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
    }

    public NumberFormatException(String message) {
        super(message);
    }

    static NumberFormatException forInput(CharSequence text, int radix) {
        String where = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + where);
    }

    /** For text without white space around it that is no floating-point number. */
    static NumberFormatException forDecimal(String text) {
        return new NumberFormatException(
                hasTwoPoints(text) ? "multiple points" : "For input string: \"" + text + "\"");
    }

    /** Whether a second point follows before anything but digits. */
    private static boolean hasTwoPoints(String text) {
        char first = text.charAt(0);
        int points = 0;
        for (int index = first == '-' || first == '+' ? 1 : 0; index < text.length(); index++) {
            char each = text.charAt(index);
            if (each == '.') {
                points++;
            } else if (each < '0' || each > '9') {
                break;
            }
        }
        return points > 1;
    }
}
