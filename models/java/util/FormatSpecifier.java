/** One conversion of a format string: %[index$][flags][width][.precision]conversion. */
package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;

final class FormatSpecifier {
    private static final String FLAGS = "-#+ 0,(<";
    private static final String DATE_CONVERSIONS = "HIklMSLQpzZsNBbhAaCYyjmdeRTrDFc";
    private static final String CONVERSIONS = "bBhHsScCdoxXeEfgGaAn%";

    /** From 1; 0 takes the next argument; -1 takes the previous one again. */
    int index = 0;
    /** In the order of FLAGS. */
    private String flags = "";
    private boolean upperCase = false;
    private int width = -1;
    private int precision = -1;
    private char conversion;

    boolean isText() {
        return conversion == '%' || conversion == 'n';
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    /** Reads what follows the percent sign at `start`; gives the position after the conversion. */
    int parse(String format, int start) {
        if (start >= format.length()) {
            throw new UnknownFormatConversionException("%");
        }
        int position = start;
        String indexText = null;
        int end = endOfDigits(format, position);
        if (end > position && at(format, end) == '$') {
            indexText = format.substring(position, end);
            position = end + 1;
        }
        int flagStart = position;
        while (FLAGS.indexOf(at(format, position)) >= 0) {
            position++;
        }
        String flagText = format.substring(flagStart, position);
        String widthText = null;
        end = endOfDigits(format, position);
        if (end > position) {
            widthText = format.substring(position, end);
            position = end;
        }
        String precisionText = null;
        end = at(format, position) == '.' ? endOfDigits(format, position + 1) : position;
        if (end > position + 1) {
            precisionText = format.substring(position + 1, end);
            position = end;
        }
        char letter = at(format, position);
        if (!isLetter(letter) && letter != '%') {
            throw new UnknownFormatConversionException(String.valueOf(format.charAt(start)));
        }
        setIndex(indexText);
        setFlags(flagText);
        setWidth(widthText);
        setPrecision(precisionText);
        if ((letter == 't' || letter == 'T') && isLetter(at(format, position + 1))) {
            char suffix = at(format, position + 1);
            if (DATE_CONVERSIONS.indexOf(suffix) < 0) {
                throw new UnknownFormatConversionException("t" + suffix);
            }
            throw new UnsupportedOperationException("conversions of dates are not modelled");
        }
        setConversion(letter);
        check();
        return position + 1;
    }

    /** The character at a position, or a blank character that is no part of any specifier beyond the end. */
    private static char at(String format, int position) {
        return position < format.length() ? format.charAt(position) : '\n';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static int endOfDigits(String format, int start) {
        int end = start;
        while (end < format.length() && format.charAt(end) >= '0' && format.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private void setIndex(String text) {
        if (text != null) {
            try {
                index = Integer.parseInt(text);
            } catch (NumberFormatException tooLarge) {
                throw new IllegalFormatArgumentIndexException(Integer.MIN_VALUE);
            }
            if (index <= 0) {
                throw new IllegalFormatArgumentIndexException(index);
            }
        }
    }

    private void setFlags(String text) {
        for (int i = 0; i < text.length(); i++) {
            char flag = text.charAt(i);
            if (text.indexOf(flag) < i) {
                throw new DuplicateFormatFlagsException(String.valueOf(flag));
            }
        }
        for (int i = 0; i < FLAGS.length(); i++) {
            if (text.indexOf(FLAGS.charAt(i)) >= 0) {
                flags += FLAGS.charAt(i);
            }
        }
        if (has('<')) {
            index = -1;
        }
    }

    private void setWidth(String text) {
        if (text != null) {
            try {
                width = Integer.parseInt(text);
            } catch (NumberFormatException tooLarge) {
                throw new IllegalFormatWidthException(Integer.MIN_VALUE);
            }
        }
    }

    private void setPrecision(String text) {
        if (text != null) {
            try {
                precision = Integer.parseInt(text);
            } catch (NumberFormatException tooLarge) {
                throw new IllegalFormatPrecisionException(Integer.MIN_VALUE);
            }
        }
    }

    private void setConversion(char letter) {
        if (CONVERSIONS.indexOf(letter) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(letter));
        }
        conversion = letter;
        if (letter >= 'A' && letter <= 'Z') {
            upperCase = true;
            conversion = (char) (letter - 'A' + 'a');
        }
    }

    private void check() {
        switch (conversion) {
            case 'b':
            case 'h':
                reject("#");
                needWidthFor("-");
                reject("+ 0,(");
                break;
            case 's':
                needWidthFor("-");
                reject("+ 0,(");
                break;
            case 'c':
                rejectPrecision();
                reject("#+ 0,(");
                needWidthFor("-");
                break;
            case 'd':
                checkNumeric();
                rejectPrecision();
                reject("#");
                break;
            case 'o':
            case 'x':
                checkNumeric();
                rejectPrecision();
                reject(",");
                break;
            case 'e':
                checkNumeric();
                reject(",");
                break;
            case 'g':
                checkNumeric();
                reject("#");
                break;
            case 'a':
                checkNumeric();
                reject("(,");
                break;
            case 'f':
                checkNumeric();
                break;
            case '%':
                rejectPrecision();
                if (!flags.isEmpty() && !flags.equals("-")) {
                    throw new IllegalFormatFlagsException(flags);
                }
                needWidthFor("-");
                break;
            default:
                rejectPrecision();
                if (width != -1) {
                    throw new IllegalFormatWidthException(width);
                }
                if (!flags.isEmpty()) {
                    throw new IllegalFormatFlagsException(flags);
                }
                break;
        }
    }

    private void reject(String rejected) {
        for (int i = 0; i < rejected.length(); i++) {
            if (has(rejected.charAt(i))) {
                throw new FormatFlagsConversionMismatchException(rejected.substring(i, i + 1), conversion);
            }
        }
    }

    private void rejectPrecision() {
        if (precision != -1) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void needWidthFor(String needing) {
        if (width == -1) {
            for (int i = 0; i < needing.length(); i++) {
                if (has(needing.charAt(i))) {
                    throw new MissingFormatWidthException(toString());
                }
            }
        }
    }

    private void checkNumeric() {
        needWidthFor("-0");
        if ((has('+') && has(' ')) || (has('-') && has('0'))) {
            String dash = has('-') ? "-" : "";
            throw new IllegalFormatFlagsException(
                    upperCase ? dash + "^" + flags.substring(dash.length()) : flags);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("%");
        text.append(flags);
        if (index > 0) {
            text.append(index).append('$');
        }
        if (width != -1) {
            text.append(width);
        }
        if (precision != -1) {
            text.append('.').append(precision);
        }
        text.append(upperCase ? Character.toUpperCase(conversion) : conversion);
        return text.toString();
    }

    void print(Formatter formatter, Object argument, Locale locale) {
        switch (conversion) {
            case 'd':
            case 'o':
            case 'x':
                printInteger(formatter, argument, locale);
                break;
            case 'e':
            case 'f':
            case 'g':
            case 'a':
                printFloat(formatter, argument, locale);
                break;
            case 'c':
                printText(formatter, characterText(argument));
                break;
            case 'b':
                String truth = argument == null ? "false" : argument instanceof Boolean ? argument.toString() : "true";
                printText(formatter, truth);
                break;
            case 's':
                printString(formatter, argument);
                break;
            case 'h':
                printText(formatter, argument == null ? "null" : Integer.toHexString(argument.hashCode()));
                break;
            case 'n':
                formatter.append(System.lineSeparator());
                break;
            default:
                formatter.append(justify("%"));
                break;
        }
    }

    private IllegalFormatConversionException unfit(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private String justify(String text) {
        if (width <= text.length()) {
            return text;
        }
        String padding = " ".repeat(width - text.length());
        return has('-') ? text + padding : padding + text;
    }

    private void printText(Formatter formatter, String text) {
        String shown = precision != -1 && precision < text.length() ? text.substring(0, precision) : text;
        formatter.append(justify(upperCase ? shown.toUpperCase() : shown));
    }

    private void printString(Formatter formatter, Object argument) {
        if (argument instanceof Formattable) {
            int given = (has('-') ? FormattableFlags.LEFT_JUSTIFY : 0)
                    | (upperCase ? FormattableFlags.UPPERCASE : 0)
                    | (has('#') ? FormattableFlags.ALTERNATE : 0);
            ((Formattable) argument).formatTo(formatter, given, width, precision);
            return;
        }
        reject("#");
        printText(formatter, argument == null ? "null" : argument.toString());
    }

    private String characterText(Object argument) {
        if (argument == null) {
            return "null";
        }
        if (argument instanceof Character) {
            return argument.toString();
        }
        if (argument instanceof Byte || argument instanceof Short || argument instanceof Integer) {
            int codePoint = ((Number) argument).intValue();
            if (!Character.isValidCodePoint(codePoint)) {
                throw new IllegalFormatCodePointException(codePoint);
            }
            return new String(Character.toChars(codePoint));
        }
        throw unfit(argument);
    }

    private String leadingSign(boolean negative) {
        if (negative) {
            return has('(') ? "(" : "-";
        }
        return has('+') ? "+" : has(' ') ? " " : "";
    }

    private String trailingSign(boolean negative) {
        return negative && has('(') ? ")" : "";
    }

    /** Sign, zeros up to the width where wanted, digits with separators, and what follows them. */
    private String assemble(boolean negative, String magnitude, String rest, Locale locale) {
        String sign = leadingSign(negative);
        String digits = DecimalText.localise(magnitude, has(','), locale);
        String tail = rest + trailingSign(negative);
        String zeros = "";
        int length = sign.length() + digits.length() + tail.length();
        if (has('0') && width > length) {
            zeros = "0".repeat(width - length);
        }
        return justify(sign + zeros + digits + tail);
    }

    private void printInteger(Formatter formatter, Object argument, Locale locale) {
        if (argument == null) {
            printText(formatter, "null");
        } else if (argument instanceof BigInteger) {
            printBigInteger(formatter, (BigInteger) argument, locale);
        } else if (argument instanceof Byte) {
            printLong(formatter, ((Byte) argument).longValue(), 8, locale);
        } else if (argument instanceof Short) {
            printLong(formatter, ((Short) argument).longValue(), 16, locale);
        } else if (argument instanceof Integer) {
            printLong(formatter, ((Integer) argument).longValue(), 32, locale);
        } else if (argument instanceof Long) {
            printLong(formatter, ((Long) argument).longValue(), 64, locale);
        } else {
            throw unfit(argument);
        }
    }

    private void printLong(Formatter formatter, long value, int bits, Locale locale) {
        if (conversion == 'd') {
            boolean negative = value < 0;
            String text = Long.toString(value);
            formatter.append(assemble(negative, negative ? text.substring(1) : text, "", locale));
            return;
        }
        reject("( +");
        long unsigned = bits == 64 ? value : value & ((1L << bits) - 1);
        String digits = conversion == 'o' ? Long.toOctalString(unsigned) : Long.toHexString(unsigned);
        formatter.append(prefixed("", digits, ""));
    }

    /** Octal and hexadecimal digits with their prefix and zeros. */
    private String prefixed(String sign, String digits, String tail) {
        String prefix = has('#') ? (conversion == 'o' ? "0" : "0x") : "";
        String zeros = "";
        int length = sign.length() + prefix.length() + digits.length() + tail.length();
        if (has('0') && width > length) {
            zeros = "0".repeat(width - length);
        }
        String text = prefix + zeros + digits;
        return justify(sign + (upperCase ? text.toUpperCase() : text) + tail);
    }

    private void printBigInteger(Formatter formatter, BigInteger value, Locale locale) {
        boolean negative = value.signum() < 0;
        BigInteger magnitude = value.abs();
        if (conversion == 'd') {
            formatter.append(assemble(negative, magnitude.toString(), "", locale));
        } else {
            String digits = magnitude.toString(conversion == 'o' ? 8 : 16);
            formatter.append(prefixed(leadingSign(negative), digits, trailingSign(negative)));
        }
    }

    private void printFloat(Formatter formatter, Object argument, Locale locale) {
        if (argument == null) {
            printText(formatter, "null");
        } else if (argument instanceof Float) {
            printDouble(formatter, (double) ((Float) argument).floatValue(), locale);
        } else if (argument instanceof Double) {
            printDouble(formatter, ((Double) argument).doubleValue(), locale);
        } else if (argument instanceof BigDecimal && conversion != 'a') {
            BigDecimal value = (BigDecimal) argument;
            BigDecimal magnitude = value.abs();
            DecimalText digits = DecimalText.of(magnitude.unscaledValue().toString(), magnitude.scale());
            printDigits(formatter, digits, value.signum() < 0, locale);
        } else {
            throw unfit(argument);
        }
    }

    private void printDouble(Formatter formatter, double value, Locale locale) {
        if (Double.isNaN(value)) {
            formatter.append(justify(upperCase ? "NAN" : "NaN"));
            return;
        }
        boolean negative = Double.compare(value, 0.0) < 0;
        double magnitude = Math.abs(value);
        if (Double.isInfinite(magnitude)) {
            String text = upperCase ? "INFINITY" : "Infinity";
            formatter.append(justify(leadingSign(negative) + text + trailingSign(negative)));
        } else if (conversion == 'a') {
            if (precision != -1) {
                throw new UnsupportedOperationException("hexadecimal conversions with a precision are not modelled");
            }
            String text = leadingSign(negative) + Double.toHexString(magnitude);
            formatter.append(justify(upperCase ? text.toUpperCase() : text));
        } else {
            printDigits(formatter, DecimalText.of(magnitude), negative, locale);
        }
    }

    private void printDigits(Formatter formatter, DecimalText digits, boolean negative, Locale locale) {
        int places = precision == -1 ? 6 : precision;
        boolean scientific = conversion == 'e';
        if (conversion == 'g') {
            int significant = places == 0 ? 1 : places;
            DecimalText rounded = digits.roundedToSignificant(significant);
            int exponent = rounded.exponent();
            scientific = !rounded.isZero() && (exponent < -4 || exponent >= significant);
            places = scientific ? significant - 1 : significant - 1 - exponent;
        }
        String text;
        if (scientific) {
            DecimalText rounded = digits.roundedToSignificant(places + 1);
            int exponent = rounded.exponent();
            String mantissa = rounded.mantissa(places);
            if (places == 0 && has('#')) {
                mantissa += ".";
            }
            String power = Integer.toString(Math.abs(exponent));
            String rest = (upperCase ? "E" : "e") + (exponent < 0 ? "-" : "+") + (power.length() < 2 ? "0" : "") + power;
            text = assemble(negative, mantissa, rest, locale);
        } else {
            String plain = digits.roundedToPlaces(places).plain(places);
            if (places == 0 && has('#')) {
                plain += ".";
            }
            text = assemble(negative, plain, "", locale);
        }
        formatter.append(text);
    }
}
