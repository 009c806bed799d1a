package java.util;

import espalier.Any;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The protocol of Scanner: whether it is closed. What the input has is not known. */
public final class Scanner implements Iterator<String>, Closeable {
    private boolean isClosed;
    /** The kind of input that is sure to come next: the number that `tells` was asked about. */
    private int ready;
    /** Of the number that is sure to come next; zero for that of the scanner. */
    private int radix;
    /** Whether a stream reads from it at times of its own. */
    private boolean isShared;
    private static final int NOTHING = 0;
    private static final int LINE = 2;

    public Scanner(Readable source) {
    }

    public Scanner(InputStream source) {
    }

    public Scanner(InputStream source, String charsetName) {
    }

    public Scanner(File source) throws FileNotFoundException {
    }

    public Scanner(String source) {
    }

    public void close() {
        isClosed = true;
    }

    public IOException ioException() {
        return Any.anyObject("an exception of the source");
    }

    public Pattern delimiter() {
        return Any.anyObject("a pattern");
    }

    public Scanner useDelimiter(Pattern pattern) {
        ready = NOTHING;
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        ready = NOTHING;
        return this;
    }

    public Locale locale() {
        return Any.anyObject("a locale");
    }

    public Scanner useLocale(Locale locale) {
        ready = NOTHING;
        return this;
    }

    public int radix() {
        return Any.anyInt("a radix", 2, 36);
    }

    public Scanner useRadix(int radix) {
        if (radix < 2 || radix > 36) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        ready = NOTHING;
        return this;
    }

    public Scanner reset() {
        ready = NOTHING;
        return this;
    }

    public MatchResult match() {
        if (Any.anyBoolean("whether nothing was matched")) {
            throw new IllegalStateException("No match result available");
        }
        return Any.anyObject("a match");
    }

    public boolean hasNext() {
        return tells(1);
    }

    public String next() {
        readsToken();
        return "";
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNext(String pattern) {
        return tells(14);
    }

    public String next(String pattern) {
        reads(NOTHING);
        return "";
    }

    public boolean hasNext(Pattern pattern) {
        return tells(14);
    }

    public String next(Pattern pattern) {
        reads(NOTHING);
        return "";
    }

    public boolean hasNextLine() {
        return tells(2);
    }

    public String nextLine() {
        readsLine();
        return "";
    }

    public String findInLine(String pattern) {
        needsOpen();
        ready = NOTHING;
        return Any.anyObject("a match");
    }

    public String findInLine(Pattern pattern) {
        needsOpen();
        ready = NOTHING;
        return Any.anyObject("a match");
    }

    public String findWithinHorizon(String pattern, int horizon) {
        needsOpen();
        ready = NOTHING;
        return Any.anyObject("a match");
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        needsOpen();
        ready = NOTHING;
        return Any.anyObject("a match");
    }

    public Scanner skip(Pattern pattern) {
        reads(NOTHING);
        return this;
    }

    public Scanner skip(String pattern) {
        reads(NOTHING);
        return this;
    }

    public boolean hasNextBoolean() {
        return tells(7);
    }

    public boolean nextBoolean() {
        reads(7);
        return Any.anyBoolean("input");
    }

    public boolean hasNextByte() {
        return tells(8);
    }

    public byte nextByte() {
        reads(8);
        return Any.anyByte("input");
    }

    public boolean hasNextShort() {
        return tells(9);
    }

    public short nextShort() {
        reads(9);
        return Any.anyShort("input");
    }

    public boolean hasNextByte(int radix) {
        return tells(15, radix);
    }

    public byte nextByte(int radix) {
        reads(15, radix);
        return Any.anyByte("input");
    }

    public boolean hasNextShort(int radix) {
        return tells(16, radix);
    }

    public short nextShort(int radix) {
        reads(16, radix);
        return Any.anyShort("input");
    }

    public boolean hasNextBigInteger(int radix) {
        return tells(17, radix);
    }

    public BigInteger nextBigInteger(int radix) {
        reads(17, radix);
        return Any.anyObject("input");
    }

    public boolean hasNextInt() {
        return tells(3);
    }

    public boolean hasNextInt(int radix) {
        return tells(4, radix);
    }

    public int nextInt() {
        reads(3);
        return Any.anyInt("input");
    }

    public int nextInt(int radix) {
        reads(4, radix);
        return Any.anyInt("input");
    }

    public boolean hasNextLong() {
        return tells(5);
    }

    public boolean hasNextLong(int radix) {
        return tells(6, radix);
    }

    public long nextLong() {
        reads(5);
        return Any.anyLong("input");
    }

    public long nextLong(int radix) {
        reads(6, radix);
        return Any.anyLong("input");
    }

    public boolean hasNextBigInteger() {
        return tells(10);
    }

    public BigInteger nextBigInteger() {
        reads(10);
        return Any.anyObject("input");
    }

    public boolean hasNextDouble() {
        return tells(11);
    }

    public double nextDouble() {
        reads(11);
        return Any.anyDouble("input");
    }

    public boolean hasNextFloat() {
        return tells(12);
    }

    public float nextFloat() {
        reads(12);
        return Any.anyFloat("input");
    }

    public boolean hasNextBigDecimal() {
        return tells(13);
    }

    public BigDecimal nextBigDecimal() {
        reads(13);
        return Any.anyObject("input");
    }

    public Stream<String> tokens() {
        needsOpen();
        ready = NOTHING;
        isShared = true;
        return Any.anyObject("a stream");
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        needsOpen();
        ready = NOTHING;
        isShared = true;
        return Any.anyObject("a stream");
    }

    public Stream<MatchResult> findAll(String pattern) {
        needsOpen();
        ready = NOTHING;
        isShared = true;
        return Any.anyObject("a stream");
    }

    /** Whether there is input of the kind; what was known before stays true, since nothing is read. */
    private boolean tells(int kind) {
        needsOpen();
        boolean isThere = Any.anyBoolean("input");
        if (isThere && !isShared) {
            ready = kind;
        }
        return isThere;
    }

    private boolean tells(int kind, int radix) {
        needsRadix(radix);
        boolean isThere = tells(kind);
        if (isThere) {
            this.radix = radix;
        }
        return isThere;
    }

    /** Of every kind but a line, there is a token. */
    private void readsToken() {
        needsOpen();
        if ((ready == NOTHING || ready == LINE) && Any.anyBoolean("whether the input has ended")) {
            throw new NoSuchElementException();
        }
        ready = NOTHING;
    }

    private void readsLine() {
        needsOpen();
        if (ready == NOTHING && Any.anyBoolean("whether the input has ended")) {
            throw new NoSuchElementException("No line found");
        }
        ready = NOTHING;
    }

    private void reads(int kind) {
        needsOpen();
        if ((kind == NOTHING || ready != kind) && Any.anyBoolean("whether the input is another")) {
            throw new InputMismatchException();
        }
        ready = NOTHING;
    }

    private void reads(int kind, int radix) {
        needsRadix(radix);
        if (radix != this.radix) {
            ready = NOTHING;
        }
        reads(kind);
    }

    private static void needsRadix(int radix) {
        if (radix < 2 || radix > 36) {
            throw new IllegalArgumentException("radix:" + radix);
        }
    }

    private void needsOpen() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
    }
}
