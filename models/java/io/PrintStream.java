package java.io;

import espalier.Encoding;
import espalier.StandardOutput;
import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

/** Prints values as text; an error is remembered, never thrown. */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    private final String encoding;
    /** Where text can go as it is, without being encoded; null for other destinations. */
    private final StandardOutput standard;
    private boolean trouble;
    private boolean closing;

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        super(checked(out));
        this.autoFlush = autoFlush;
        encoding = charset.name();
        standard = out instanceof StandardOutput ? (StandardOutput) out : null;
    }

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(out, autoFlush, Charset.defaultCharset());
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(out, autoFlush, charsetFor(encoding));
    }

    public PrintStream(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName));
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file));
    }

    private static Charset charsetFor(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException exception) {
            throw new UnsupportedEncodingException(name);
        }
    }

    private static OutputStream checked(OutputStream out) {
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        return out;
    }

    private void ensureOpen() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void flush() {
        try {
            ensureOpen();
            out.flush();
        } catch (IOException exception) {
            trouble = true;
        }
    }

    @Override
    public void close() {
        if (closing) {
            return;
        }
        closing = true;
        try {
            out.close();
        } catch (IOException exception) {
            trouble = true;
        }
        out = null;
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int value) {
        try {
            ensureOpen();
            out.write(value);
            if (value == '\n' && autoFlush) {
                out.flush();
            }
        } catch (IOException exception) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            ensureOpen();
            out.write(bytes, offset, length);
            if (autoFlush) {
                out.flush();
            }
        } catch (IOException exception) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    private void write(String text) {
        if (standard != null && out != null) {
            standard.print(text);
            return;
        }
        try {
            ensureOpen();
            byte[] bytes = Encoding.encode(text, encoding);
            out.write(bytes, 0, bytes.length);
            if (autoFlush && text.indexOf('\n') >= 0) {
                out.flush();
            }
        } catch (IOException exception) {
            trouble = true;
        }
    }

    private void newLine() {
        write("\n");
    }

    public void print(boolean value) {
        write(String.valueOf(value));
    }

    public void print(char value) {
        write(String.valueOf(value));
    }

    public void print(int value) {
        write(String.valueOf(value));
    }

    public void print(long value) {
        write(String.valueOf(value));
    }

    public void print(float value) {
        write(String.valueOf(value));
    }

    public void print(double value) {
        write(String.valueOf(value));
    }

    public void print(char[] value) {
        write(String.valueOf(value));
    }

    public void print(String value) {
        write(String.valueOf(value));
    }

    public void print(Object value) {
        write(String.valueOf(value));
    }

    public void println() {
        newLine();
    }

    public void println(boolean value) {
        print(value);
        newLine();
    }

    public void println(char value) {
        print(value);
        newLine();
    }

    public void println(int value) {
        print(value);
        newLine();
    }

    public void println(long value) {
        print(value);
        newLine();
    }

    public void println(float value) {
        print(value);
        newLine();
    }

    public void println(double value) {
        print(value);
        newLine();
    }

    public void println(char[] value) {
        print(value);
        newLine();
    }

    public void println(String value) {
        print(value);
        newLine();
    }

    public void println(Object value) {
        print(String.valueOf(value));
        newLine();
    }

    public PrintStream printf(String format, Object... arguments) {
        return format(format, arguments);
    }

    public PrintStream printf(Locale locale, String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    public PrintStream format(String format, Object... arguments) {
        write(new Formatter().format(format, arguments).toString());
        return this;
    }

    public PrintStream format(Locale locale, String format, Object... arguments) {
        write(new Formatter(locale).format(locale, format, arguments).toString());
        return this;
    }

    @Override
    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        CharSequence source = text == null ? "null" : text;
        return append(source.subSequence(start, end));
    }

    @Override
    public PrintStream append(char character) {
        print(character);
        return this;
    }

    public Charset charset() {
        return Charset.forName(encoding);
    }
}
