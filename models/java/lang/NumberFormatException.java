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
}
