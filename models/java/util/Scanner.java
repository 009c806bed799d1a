/** Reads tokens and lines from a text. The whole input is read when the first token is asked for. */
package java.util;

import espalier.Nullable;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

public final class Scanner implements Iterator<String>, Closeable {
    private final Readable source;
    /** Null until the source has been read. */
    private String text;
    private int position = 0;
    private boolean closed = false;
    private IOException lastException;
    /** Null for the default, white space. */
    private static final Pattern WHITESPACE = Pattern.compile("\\p{javaWhitespace}+");

    private Pattern delimiter;
    private Locale locale = Locale.getDefault();
    private int radix = 10;
    /** Where the token found last begins and ends. */
    private int tokenStart;
    private int tokenEnd;
    private MatchResult match;

    public Scanner(Readable source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this(new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this(new InputStreamReader(source));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileReader(source));
    }

    public Scanner(String source) {
        this.source = new StringReader(source);
        this.text = source;
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    private void fill() {
        ensureOpen();
        if (text != null) {
            return;
        }
        StringBuilder read = new StringBuilder();
        try {
            if (source instanceof Reader) {
                Reader reader = (Reader) source;
                int c = reader.read();
                while (c >= 0) {
                    read.append((char) c);
                    c = reader.read();
                }
            } else {
                java.nio.CharBuffer buffer = java.nio.CharBuffer.allocate(1024);
                while (source.read(buffer) >= 0) {
                    buffer.flip();
                    read.append(buffer.toString());
                    buffer.clear();
                }
            }
        } catch (IOException failure) {
            lastException = failure;
        }
        text = read.toString();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        if (source instanceof Closeable) {
            try {
                ((Closeable) source).close();
            } catch (IOException failure) {
                lastException = failure;
            }
        }
        closed = true;
    }

    @Nullable
    public IOException ioException() {
        return lastException;
    }

    public Pattern delimiter() {
        return delimiter == null ? WHITESPACE : delimiter;
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = Objects.requireNonNull(pattern);
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        delimiter = Pattern.compile(pattern);
        return this;
    }

    public Locale locale() {
        return locale;
    }

    public Scanner useLocale(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        this.radix = radix;
        return this;
    }

    public Scanner reset() {
        delimiter = null;
        locale = Locale.getDefault();
        radix = 10;
        return this;
    }

    public MatchResult match() {
        if (match == null) {
            throw new IllegalStateException("No match result available");
        }
        return match;
    }

    /** Finds the next token without moving; false when there is none. */
    private boolean findToken() {
        fill();
        return delimiter == null ? findWord() : findDelimited();
    }

    private boolean findWord() {
        int start = position;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        int end = start;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        tokenStart = start;
        tokenEnd = end;
        return start < text.length();
    }

    private boolean findDelimited() {
        int start = position;
        Matcher matcher = delimiter.matcher(text);
        matcher.useAnchoringBounds(false);
        matcher.useTransparentBounds(true);
        matcher.region(start, text.length());
        if (matcher.lookingAt()) {
            start = matcher.end();
        }
        if (start == text.length()) {
            return false;
        }
        matcher.region(start, text.length());
        boolean found = matcher.find();
        if (found && matcher.end() == start) {
            found = matcher.find();
        }
        tokenStart = start;
        tokenEnd = found ? matcher.start() : text.length();
        return true;
    }

    private String token() {
        return text.substring(tokenStart, tokenEnd);
    }

    private String consume() {
        String token = token();
        position = tokenEnd;
        match = new TokenMatch(token, tokenStart);
        return token;
    }

    @Override
    public boolean hasNext() {
        return findToken();
    }

    @Override
    public String next() {
        if (!findToken()) {
            throw new NoSuchElementException();
        }
        return consume();
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        Objects.requireNonNull(pattern);
        return findToken() && pattern.matcher(token()).matches();
    }

    public String next(Pattern pattern) {
        Objects.requireNonNull(pattern);
        if (!findToken()) {
            throw new NoSuchElementException();
        }
        Matcher matcher = pattern.matcher(token());
        if (!matcher.matches()) {
            throw new InputMismatchException();
        }
        String token = consume();
        match = matcher.toMatchResult();
        return token;
    }

    private static boolean isTerminator(char c) {
        return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085';
    }

    private int endOfLine() {
        int end = position;
        while (end < text.length() && !isTerminator(text.charAt(end))) {
            end++;
        }
        return end;
    }

    public boolean hasNextLine() {
        fill();
        return position < text.length();
    }

    public String nextLine() {
        fill();
        if (position >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = endOfLine();
        String line = text.substring(position, end);
        position = end;
        if (text.startsWith("\r\n", position)) {
            position += 2;
        } else if (position < text.length()) {
            position++;
        }
        return line;
    }

    @Nullable
    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    @Nullable
    public String findInLine(Pattern pattern) {
        fill();
        return find(pattern, endOfLine());
    }

    @Nullable
    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    @Nullable
    public String findWithinHorizon(Pattern pattern, int horizon) {
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        fill();
        return find(pattern, horizon == 0 ? text.length() : Math.min(text.length(), position + horizon));
    }

    private String find(Pattern pattern, int end) {
        Matcher matcher = pattern.matcher(text);
        matcher.region(position, end);
        if (!matcher.find()) {
            return null;
        }
        position = matcher.end();
        match = matcher.toMatchResult();
        return matcher.group();
    }

    public Scanner skip(Pattern pattern) {
        fill();
        Matcher matcher = pattern.matcher(text);
        matcher.region(position, text.length());
        if (!matcher.lookingAt()) {
            throw new NoSuchElementException();
        }
        position = matcher.end();
        match = matcher.toMatchResult();
        return this;
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public boolean hasNextBoolean() {
        return findToken() && (token().equalsIgnoreCase("true") || token().equalsIgnoreCase("false"));
    }

    public boolean nextBoolean() {
        demand(hasNextBoolean());
        return Boolean.parseBoolean(consume());
    }

    /** Fails when the next token does not have the form asked for. */
    private void demand(boolean fits) {
        if (!fits) {
            if (!findToken()) {
                throw new NoSuchElementException();
            }
            throw new InputMismatchException();
        }
    }

    /** The digits of a token that is an integer, without separators of groups; null for other tokens. */
    private static String integerDigits(String token, int radix) {
        int start = token.startsWith("-") || token.startsWith("+") ? 1 : 0;
        String digits = ungrouped(token.substring(start));
        if (digits == null || digits.isEmpty()) {
            return null;
        }
        for (int i = 0; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), radix) < 0) {
                return null;
            }
        }
        return token.substring(0, start) + digits;
    }

    /** Without the commas between groups of three digits; null when commas stand elsewhere. */
    private static String ungrouped(String digits) {
        if (digits.indexOf(',') < 0) {
            return digits;
        }
        StringBuilder plain = new StringBuilder();
        int first = digits.indexOf(',');
        if (first == 0 || first > 3) {
            return null;
        }
        plain.append(digits.substring(0, first));
        int index = first;
        while (index < digits.length()) {
            if (digits.charAt(index) != ',' || index + 4 > digits.length()) {
                return null;
            }
            plain.append(digits.substring(index + 1, index + 4));
            index += 4;
        }
        return plain.toString();
    }

    private boolean hasInteger(int base) {
        return findToken() && integerDigits(token(), base) != null;
    }

    private long integer(int base, long low, long high) {
        demand(hasInteger(base));
        String digits = integerDigits(token(), base);
        long value;
        try {
            value = Long.parseLong(digits, base);
        } catch (NumberFormatException tooLarge) {
            throw new InputMismatchException("For input string: \"" + digits + "\"" + radixNote(base));
        }
        if (value < low || value > high) {
            throw new InputMismatchException(rangeComplaint(digits, base, low));
        }
        consume();
        return value;
    }

    private static String radixNote(int base) {
        return base == 10 ? "" : " under radix " + base;
    }

    private static String rangeComplaint(String digits, int base, long low) {
        if (low == Integer.MIN_VALUE) {
            return "For input string: \"" + digits + "\"" + radixNote(base);
        }
        return "Value out of range. Value:\"" + digits + "\" Radix:" + base;
    }

    private boolean integerFits(int base, long low, long high) {
        if (!hasInteger(base)) {
            return false;
        }
        try {
            long value = Long.parseLong(integerDigits(token(), base), base);
            return value >= low && value <= high;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }

    public boolean hasNextByte() {
        return integerFits(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public byte nextByte() {
        return (byte) integer(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public boolean hasNextShort() {
        return integerFits(radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public short nextShort() {
        return (short) integer(radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        return integerFits(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        return (int) integer(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        return integerFits(radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        return integer(radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public boolean hasNextBigInteger() {
        return hasInteger(radix);
    }

    public BigInteger nextBigInteger() {
        demand(hasInteger(radix));
        BigInteger value = new BigInteger(integerDigits(token(), radix), radix);
        consume();
        return value;
    }

    /** A decimal number in the form that parseDouble takes; null for other tokens. */
    private static String decimal(String token) {
        int start = token.startsWith("-") || token.startsWith("+") ? 1 : 0;
        String rest = token.substring(start);
        if (rest.equals("NaN") || rest.equals("Infinity")) {
            return token;
        }
        String exponent = "";
        int letter = Math.max(rest.indexOf('e'), rest.indexOf('E'));
        if (letter >= 0) {
            exponent = rest.substring(letter + 1);
            if (integerDigits(exponent, 10) == null) {
                return null;
            }
            exponent = "E" + exponent;
            rest = rest.substring(0, letter);
        }
        int dot = rest.indexOf('.');
        String whole = ungrouped(dot < 0 ? rest : rest.substring(0, dot));
        String fraction = dot < 0 ? "" : rest.substring(dot + 1);
        if (whole == null || whole.length() + fraction.length() == 0) {
            return null;
        }
        String digits = whole + fraction;
        for (int i = 0; i < digits.length(); i++) {
            if (!Character.isDigit(digits.charAt(i))) {
                return null;
            }
        }
        return token.substring(0, start) + whole + "." + fraction + exponent;
    }

    public boolean hasNextDouble() {
        return findToken() && decimal(token()) != null;
    }

    public double nextDouble() {
        demand(hasNextDouble());
        double value = Double.parseDouble(decimal(token()));
        consume();
        return value;
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public float nextFloat() {
        demand(hasNextDouble());
        float value = Float.parseFloat(decimal(token()));
        consume();
        return value;
    }

    public boolean hasNextBigDecimal() {
        return hasNextDouble() && decimal(token()).indexOf('N') < 0 && decimal(token()).indexOf('y') < 0;
    }

    public BigDecimal nextBigDecimal() {
        demand(hasNextBigDecimal());
        String number = decimal(token());
        if (token().indexOf('.') < 0) {
            number = number.replace(".", "");
        }
        BigDecimal value = new BigDecimal(number);
        consume();
        return value;
    }

    public Stream<String> tokens() {
        ArrayList<String> tokens = new ArrayList<String>();
        while (hasNext()) {
            tokens.add(next());
        }
        return tokens.stream();
    }

    /** The match of a whole token. */
    private static final class TokenMatch implements MatchResult {
        private final String token;
        private final int start;

        TokenMatch(String token, int start) {
            this.token = token;
            this.start = start;
        }

        private static void check(int group) {
            if (group != 0) {
                throw new IndexOutOfBoundsException("No group " + group);
            }
        }

        public int start() {
            return start;
        }

        public int start(int group) {
            check(group);
            return start;
        }

        public int end() {
            return start + token.length();
        }

        public int end(int group) {
            check(group);
            return end();
        }

        public String group() {
            return token;
        }

        public String group(int group) {
            check(group);
            return token;
        }

        public int groupCount() {
            return 0;
        }
    }
}
