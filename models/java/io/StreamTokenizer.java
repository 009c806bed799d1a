package java.io;

/** Splits text into numbers, words, quoted strings and single characters. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;

    private static final int NOTHING = -4;
    private static final int WHITESPACE = 1;
    private static final int DIGIT = 2;
    private static final int ALPHA = 4;
    private static final int QUOTE = 8;
    private static final int COMMENT = 16;

    public int ttype = NOTHING;
    public String sval;
    public double nval;

    private final Reader reader;
    private final InputStream input;
    private final int[] kinds = new int[256];
    /** A character that has been read but not used; -2 if there is none. */
    private int ahead = -2;
    private boolean pushedBack;
    private boolean lowerCase;
    private boolean lineEndSignificant;
    private boolean slashSlash;
    private boolean slashStar;
    private int line = 1;

    @Deprecated
    public StreamTokenizer(InputStream input) {
        this(null, input);
        if (input == null) {
            throw new NullPointerException();
        }
    }

    public StreamTokenizer(Reader reader) {
        this(reader, null);
        if (reader == null) {
            throw new NullPointerException();
        }
    }

    private StreamTokenizer(Reader reader, InputStream input) {
        this.reader = reader;
        this.input = input;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(128 + 32, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public void resetSyntax() {
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = 0;
        }
    }

    public void wordChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) {
            kinds[c] |= ALPHA;
        }
    }

    public void whitespaceChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) {
            kinds[c] = WHITESPACE;
        }
    }

    public void ordinaryChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) {
            kinds[c] = 0;
        }
    }

    public void ordinaryChar(int character) {
        ordinaryChars(character, character);
    }

    public void commentChar(int character) {
        if (character >= 0 && character < kinds.length) {
            kinds[character] = COMMENT;
        }
    }

    public void quoteChar(int character) {
        if (character >= 0 && character < kinds.length) {
            kinds[character] = QUOTE;
        }
    }

    public void parseNumbers() {
        for (int c = '0'; c <= '9'; c++) {
            kinds[c] |= DIGIT;
        }
        kinds['.'] |= DIGIT;
        kinds['-'] |= DIGIT;
    }

    public void eolIsSignificant(boolean flag) {
        lineEndSignificant = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lowerCase = flag;
    }

    private int next() throws IOException {
        if (ahead != -2) {
            int c = ahead;
            ahead = -2;
            return c;
        }
        return reader != null ? reader.read() : input.read();
    }

    private int kind(int c) {
        return c < 0 ? WHITESPACE : c < 256 ? kinds[c] : ALPHA;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        int c = next();
        for (;;) {
            if (c < 0) {
                return ttype = TT_EOF;
            }
            if ((kind(c) & WHITESPACE) != 0) {
                boolean ended = c == '\r' || c == '\n';
                int following = next();
                if (ended) {
                    line++;
                    if (c == '\r' && following == '\n') {
                        following = next();
                    }
                    if (lineEndSignificant) {
                        ahead = following;
                        return ttype = TT_EOL;
                    }
                }
                c = following;
                continue;
            }
            if (c == '/' && (slashSlash || slashStar)) {
                int following = next();
                if (following == '*' && slashStar) {
                    c = afterBlockComment();
                    continue;
                }
                if (following == '/' && slashSlash) {
                    c = restOfLine();
                    continue;
                }
                ahead = following;
                if ((kind('/') & COMMENT) == 0) {
                    return ttype = '/';
                }
            }
            if ((kind(c) & COMMENT) != 0) {
                c = restOfLine();
                continue;
            }
            break;
        }
        if ((kind(c) & DIGIT) != 0) {
            return number(c);
        }
        if ((kind(c) & ALPHA) != 0) {
            return word(c);
        }
        if ((kind(c) & QUOTE) != 0) {
            return quoted(c);
        }
        return ttype = c;
    }

    /** The character at which the next line ends, which is white space or the end. */
    private int restOfLine() throws IOException {
        int c = next();
        while (c != '\n' && c != '\r' && c >= 0) {
            c = next();
        }
        return c;
    }

    private int afterBlockComment() throws IOException {
        int previous = 0;
        int c = next();
        while (c >= 0 && !(previous == '*' && c == '/')) {
            if (c == '\n' && previous != '\r' || c == '\r') {
                line++;
            }
            previous = c;
            c = next();
        }
        return c < 0 ? c : next();
    }

    private int number(int first) throws IOException {
        boolean negative = first == '-';
        int c = first;
        if (negative) {
            c = next();
            if (c != '.' && (c < '0' || c > '9')) {
                ahead = c;
                return ttype = '-';
            }
        }
        double value = 0;
        int places = 0;
        boolean point = false;
        while (c == '.' && !point || c >= '0' && c <= '9') {
            if (c == '.') {
                point = true;
            } else {
                value = value * 10 + (c - '0');
                places += point ? 1 : 0;
            }
            c = next();
        }
        ahead = c;
        if (places != 0) {
            double scale = 10;
            for (int i = 1; i < places; i++) {
                scale *= 10;
            }
            value /= scale;
        }
        nval = negative ? -value : value;
        return ttype = TT_NUMBER;
    }

    private int word(int first) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = first;
        do {
            text.append((char) c);
            c = next();
        } while ((kind(c) & (ALPHA | DIGIT)) != 0);
        ahead = c;
        sval = lowerCase ? text.toString().toLowerCase() : text.toString();
        return ttype = TT_WORD;
    }

    private int quoted(int quote) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = next();
        while (c >= 0 && c != quote && c != '\n' && c != '\r') {
            if (c == '\\') {
                c = escaped(text);
            } else {
                text.append((char) c);
                c = next();
            }
        }
        ahead = c == quote ? -2 : c;
        sval = text.toString();
        return ttype = quote;
    }

    /** Appends what a backslash and the following characters stand for; gives the character after them. */
    private int escaped(StringBuilder text) throws IOException {
        int c = next();
        if (c >= '0' && c <= '7') {
            int first = c;
            int code = c - '0';
            c = next();
            if (c >= '0' && c <= '7') {
                code = code * 8 + (c - '0');
                c = next();
                if (c >= '0' && c <= '7' && first <= '3') {
                    code = code * 8 + (c - '0');
                    c = next();
                }
            }
            text.append((char) code);
            return c;
        }
        if (c < 0) {
            return c;
        }
        int meaning = "abfnrtv".indexOf(c);
        text.append(meaning < 0 ? (char) c : "\007\b\f\n\r\t\013".charAt(meaning));
        return next();
    }

    public void pushBack() {
        if (ttype != NOTHING) {
            pushedBack = true;
        }
    }

    public int lineno() {
        return line;
    }

    public String toString() {
        String shown;
        switch (ttype) {
            case TT_EOF:
                shown = "EOF";
                break;
            case TT_EOL:
                shown = "EOL";
                break;
            case TT_WORD:
                shown = sval;
                break;
            case TT_NUMBER:
                shown = "n=" + nval;
                break;
            case NOTHING:
                shown = "NOTHING";
                break;
            default:
                shown = ttype < 256 && (kinds[ttype] & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
                break;
        }
        return "Token[" + shown + "], line " + line;
    }
}
