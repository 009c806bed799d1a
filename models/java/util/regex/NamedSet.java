/** The classes of \p{name}: POSIX classes, general categories, binary properties and the java... predicates. */
package java.util.regex;

final class NamedSet extends CharacterSet {
    private static final String[] CATEGORIES = {
        "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc", "Cf", "", "Co",
        "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf"
    };
    private static final String KNOWN =
            " Lower Upper ASCII Alpha Digit Alnum Punct Graph Print Blank Cntrl XDigit Space L LC LD L1 M N P S Z C all"
            + " ALPHABETIC LETTER IDEOGRAPHIC LOWERCASE UPPERCASE TITLECASE WHITE_SPACE CONTROL PUNCTUATION HEX_DIGIT"
            + " ASSIGNED DIGIT javaLowerCase javaUpperCase javaAlphabetic javaIdeographic javaTitleCase javaDigit"
            + " javaDefined javaLetter javaLetterOrDigit javaJavaIdentifierStart javaJavaIdentifierPart javaSpaceChar"
            + " javaWhitespace javaISOControl ";

    private final String name;
    private final boolean ignoreCase;

    private NamedSet(String name, boolean ignoreCase) {
        this.name = name;
        this.ignoreCase = ignoreCase;
    }

    /** Null for names that are not known. */
    static CharacterSet of(String written, boolean ignoreCase) {
        String name = written;
        int equals = name.indexOf('=');
        if (equals >= 0) {
            String key = name.substring(0, equals).toLowerCase();
            name = name.substring(equals + 1);
            if (key.equals("blk") || key.equals("block")) {
                return BlockSet.of(name);
            }
            if (!key.equals("gc") && !key.equals("general_category")) {
                return null;
            }
        } else if (name.startsWith("In")) {
            return BlockSet.of(name.substring(2));
        } else if (name.startsWith("Is")) {
            String property = name.substring(2);
            if (KNOWN.contains(" " + property.toUpperCase() + " ") && property.length() > 2) {
                return new NamedSet(property.toUpperCase(), ignoreCase);
            }
            name = property;
        }
        boolean category = false;
        for (String each : CATEGORIES) {
            category |= !each.isEmpty() && each.equals(name);
        }
        if (category || KNOWN.contains(" " + name + " ")) {
            return new NamedSet(name, ignoreCase);
        }
        return null;
    }

    @Override
    boolean contains(int c) {
        switch (name) {
            case "Lower":
                return (c >= 'a' && c <= 'z') || (ignoreCase && c >= 'A' && c <= 'Z');
            case "Upper":
                return (c >= 'A' && c <= 'Z') || (ignoreCase && c >= 'a' && c <= 'z');
            case "ASCII":
                return c < 128;
            case "Alpha":
                return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            case "Digit":
                return c >= '0' && c <= '9';
            case "Alnum":
                return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            case "Punct":
                return c > 32 && c < 127 && !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'));
            case "Graph":
                return c > 32 && c < 127;
            case "Print":
                return c >= 32 && c < 127;
            case "Blank":
                return c == ' ' || c == '\t';
            case "Cntrl":
                return c < 32 || c == 127;
            case "XDigit":
                return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
            case "Space":
                return c == ' ' || (c >= 9 && c <= 13);
            case "all":
                return true;
            case "L1":
                return c < 256;
            case "LD":
            case "javaLetterOrDigit":
                return Character.isLetterOrDigit(c);
            case "LC":
                return Character.isUpperCase(c) || Character.isLowerCase(c) || Character.isTitleCase(c);
            case "ALPHABETIC":
            case "javaAlphabetic":
                return Character.isAlphabetic(c);
            case "LETTER":
            case "javaLetter":
                return Character.isLetter(c);
            case "IDEOGRAPHIC":
            case "javaIdeographic":
                return Character.isIdeographic(c);
            case "LOWERCASE":
            case "javaLowerCase":
                return Character.isLowerCase(c) || (ignoreCase && Character.isUpperCase(c));
            case "UPPERCASE":
            case "javaUpperCase":
                return Character.isUpperCase(c) || (ignoreCase && Character.isLowerCase(c));
            case "TITLECASE":
            case "javaTitleCase":
                return Character.isTitleCase(c);
            case "WHITE_SPACE":
                return Character.isSpaceChar(c) || (c >= 9 && c <= 13) || c == 0x85;
            case "CONTROL":
                return Character.getType(c) == Character.CONTROL;
            case "PUNCTUATION":
                return inCategory(c, "P");
            case "HEX_DIGIT":
                return Character.digit(c, 16) >= 0;
            case "ASSIGNED":
                return Character.getType(c) != Character.UNASSIGNED;
            case "DIGIT":
            case "javaDigit":
                return Character.isDigit(c);
            case "javaDefined":
                return Character.isDefined(c);
            case "javaJavaIdentifierStart":
                return Character.isJavaIdentifierStart(c);
            case "javaJavaIdentifierPart":
                return Character.isJavaIdentifierPart(c);
            case "javaSpaceChar":
                return Character.isSpaceChar(c);
            case "javaWhitespace":
                return Character.isWhitespace(c);
            case "javaISOControl":
                return Character.isISOControl(c);
            default:
                return inCategory(c, name) || (ignoreCase && (name.equals("Lu") || name.equals("Ll"))
                        && (inCategory(c, "Lu") || inCategory(c, "Ll")));
        }
    }

    /** The category itself, or all that begin with its letter. */
    private static boolean inCategory(int c, String category) {
        int type = Character.getType(c);
        return type < CATEGORIES.length && CATEGORIES[type].startsWith(category);
    }
}
