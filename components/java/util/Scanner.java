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
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        return this;
    }

    public Locale locale() {
        return Any.anyObject("a locale");
    }

    public Scanner useLocale(Locale locale) {
        return this;
    }

    public int radix() {
        return Any.anyInt("a radix", 2, 36);
    }

    public Scanner useRadix(int radix) {
        return this;
    }

    public Scanner reset() {
        return this;
    }

    public MatchResult match() {
        return Any.anyObject("a match");
    }

    public boolean hasNext() {
        return told();
    }

    public String next() {
        needsOpen();
        return "";
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNext(String pattern) {
        return told();
    }

    public String next(String pattern) {
        needsOpen();
        return "";
    }

    public boolean hasNext(Pattern pattern) {
        return told();
    }

    public String next(Pattern pattern) {
        needsOpen();
        return "";
    }

    public boolean hasNextLine() {
        return told();
    }

    public String nextLine() {
        needsOpen();
        return "";
    }

    public String findInLine(String pattern) {
        needsOpen();
        return Any.anyObject("a match");
    }

    public String findInLine(Pattern pattern) {
        needsOpen();
        return Any.anyObject("a match");
    }

    public String findWithinHorizon(String pattern, int horizon) {
        needsOpen();
        return Any.anyObject("a match");
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        needsOpen();
        return Any.anyObject("a match");
    }

    public Scanner skip(Pattern pattern) {
        needsOpen();
        return this;
    }

    public Scanner skip(String pattern) {
        needsOpen();
        return this;
    }

    public boolean hasNextBoolean() {
        return told();
    }

    public boolean nextBoolean() {
        return told();
    }

    public boolean hasNextByte() {
        return told();
    }

    public byte nextByte() {
        needsOpen();
        return Any.anyByte("input");
    }

    public boolean hasNextShort() {
        return told();
    }

    public short nextShort() {
        needsOpen();
        return Any.anyShort("input");
    }

    public boolean hasNextInt() {
        return told();
    }

    public boolean hasNextInt(int radix) {
        return told();
    }

    public int nextInt() {
        needsOpen();
        return Any.anyInt("input");
    }

    public int nextInt(int radix) {
        needsOpen();
        return Any.anyInt("input");
    }

    public boolean hasNextLong() {
        return told();
    }

    public boolean hasNextLong(int radix) {
        return told();
    }

    public long nextLong() {
        needsOpen();
        return Any.anyLong("input");
    }

    public long nextLong(int radix) {
        needsOpen();
        return Any.anyLong("input");
    }

    public boolean hasNextBigInteger() {
        return told();
    }

    public BigInteger nextBigInteger() {
        needsOpen();
        return Any.anyObject("input");
    }

    public boolean hasNextDouble() {
        return told();
    }

    public double nextDouble() {
        needsOpen();
        return Any.anyDouble("input");
    }

    public boolean hasNextFloat() {
        return told();
    }

    public float nextFloat() {
        needsOpen();
        return Any.anyFloat("input");
    }

    public boolean hasNextBigDecimal() {
        return told();
    }

    public BigDecimal nextBigDecimal() {
        needsOpen();
        return Any.anyObject("input");
    }

    public Stream<String> tokens() {
        needsOpen();
        return Any.anyObject("a stream");
    }

    private boolean told() {
        needsOpen();
        return Any.anyBoolean("input");
    }

    private void needsOpen() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
    }
}
