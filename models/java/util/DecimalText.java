/** A non-negative decimal number as digits, with the rounding (half up) and layout of formatted output. */
package java.util;

final class DecimalText {
    /** Without leading zeros; empty for zero. */
    private final String digits;
    /** The value is 0.digits times ten to this power. */
    private final int point;

    private DecimalText(String digits, int point) {
        this.digits = digits;
        this.point = point;
    }

    /** The shortest digits that stand for the value. */
    static DecimalText of(double value) {
        String text = Double.toString(value);
        int power = 0;
        int letter = text.indexOf('E');
        if (letter >= 0) {
            power = Integer.parseInt(text.substring(letter + 1));
            text = text.substring(0, letter);
        }
        int dot = text.indexOf('.');
        String fraction = text.substring(dot + 1);
        return of(text.substring(0, dot) + fraction, fraction.length() - power);
    }

    /** The number with these digits, `scale` of them after the point. */
    static DecimalText of(String digits, int scale) {
        int zeros = 0;
        while (zeros < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        return new DecimalText(digits.substring(zeros), digits.length() - zeros - scale);
    }

    boolean isZero() {
        return digits.isEmpty();
    }

    /** The power of ten of the first digit; 0 for zero. */
    int exponent() {
        return isZero() ? 0 : point - 1;
    }

    DecimalText roundedToSignificant(int count) {
        if (digits.length() <= count) {
            return this;
        }
        if (count < 0 || (count == 0 && digits.charAt(0) < '5')) {
            return new DecimalText("", 0);
        }
        if (digits.charAt(count) < '5') {
            return new DecimalText(digits.substring(0, count), point);
        }
        int last = count - 1;
        while (last >= 0 && digits.charAt(last) == '9') {
            last--;
        }
        if (last < 0) {
            return new DecimalText("1", point + 1);
        }
        char raised = (char) (digits.charAt(last) + 1);
        return new DecimalText(digits.substring(0, last) + raised, point);
    }

    DecimalText roundedToPlaces(int places) {
        return roundedToSignificant(point + places);
    }

    private static String zeros(int count) {
        return count > 0 ? "0".repeat(count) : "";
    }

    /** One digit, and `places` digits after the point. */
    String mantissa(int places) {
        String padded = digits + zeros(places + 1 - digits.length());
        return places == 0 ? padded : padded.substring(0, 1) + "." + padded.substring(1);
    }

    /** Without exponent, with `places` digits after the point. */
    String plain(int places) {
        String whole;
        String fraction;
        if (isZero() || point <= 0) {
            whole = "0";
            fraction = isZero() ? "" : zeros(-point) + digits;
        } else if (point >= digits.length()) {
            whole = digits + zeros(point - digits.length());
            fraction = "";
        } else {
            whole = digits.substring(0, point);
            fraction = digits.substring(point);
        }
        if (places == 0) {
            return whole;
        }
        return whole + "." + fraction + zeros(places - fraction.length());
    }

    /** Groups of three digits where wanted, and the separators of the locale. */
    static String localise(String number, boolean grouped, Locale locale) {
        String language = locale == null ? "" : locale.getLanguage();
        char decimal = '.';
        char group = ',';
        switch (language) {
            case "de":
            case "it":
            case "es":
            case "nl":
            case "pt":
            case "id":
            case "tr":
            case "da":
            case "el":
                decimal = ',';
                group = '.';
                break;
            case "fr":
                decimal = ',';
                group = '\u202f';
                break;
            case "ru":
            case "pl":
            case "cs":
            case "uk":
            case "sv":
            case "fi":
                decimal = ',';
                group = '\u00a0';
                break;
            default:
                break;
        }
        int dot = number.indexOf('.');
        String whole = dot < 0 ? number : number.substring(0, dot);
        if (grouped) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < whole.length(); i++) {
                if (i > 0 && (whole.length() - i) % 3 == 0) {
                    text.append(group);
                }
                text.append(whole.charAt(i));
            }
            whole = text.toString();
        }
        return dot < 0 ? whole : whole + decimal + number.substring(dot + 1);
    }
}
