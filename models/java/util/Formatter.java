/** Formats by a format string, as printf does. Conversions of dates are not modelled. */
package java.util;

import espalier.Nullable;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

public final class Formatter implements Closeable, Flushable {
    private Appendable out;
    private final Locale locale;
    private IOException lastException;

    public Formatter() {
        this(new StringBuilder(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Appendable a) {
        this(a, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Locale l) {
        this(new StringBuilder(), l);
    }

    public Formatter(Appendable a, Locale l) {
        this.out = a == null ? new StringBuilder() : a;
        this.locale = l;
    }

    public Formatter(java.io.PrintStream ps) {
        this((Appendable) Objects.requireNonNull(ps), Locale.getDefault(Locale.Category.FORMAT));
    }

    private void ensureOpen() {
        if (out == null) {
            throw new FormatterClosedException();
        }
    }

    @Nullable
    public Locale locale() {
        ensureOpen();
        return locale;
    }

    public Appendable out() {
        ensureOpen();
        return out;
    }

    @Override
    public String toString() {
        ensureOpen();
        return out.toString();
    }

    @Override
    public void flush() {
        ensureOpen();
        if (out instanceof Flushable) {
            try {
                ((Flushable) out).flush();
            } catch (IOException ignored) {
                // as the JDK does
            }
        }
    }

    @Override
    public void close() {
        if (out == null) {
            return;
        }
        try {
            if (out instanceof Closeable) {
                ((Closeable) out).close();
            }
        } catch (IOException failure) {
            lastException = failure;
        } finally {
            out = null;
        }
    }

    @Nullable
    public IOException ioException() {
        return lastException;
    }

    public Formatter format(String format, Object... args) {
        return format(locale, format, args);
    }

    public Formatter format(Locale l, String format, Object... args) {
        ensureOpen();
        ArrayList<Object> parts = parse(format);
        int last = -1;
        int lastOrdinary = -1;
        for (int i = 0; i < parts.size(); i++) {
            Object part = parts.get(i);
            if (part instanceof String) {
                append((String) part);
                continue;
            }
            FormatSpecifier specifier = (FormatSpecifier) part;
            Object argument = null;
            if (!specifier.isText()) {
                if (specifier.index == 0) {
                    lastOrdinary++;
                    last = lastOrdinary;
                } else if (specifier.index > 0) {
                    last = specifier.index - 1;
                }
                if (last < 0 || (args != null && last > args.length - 1)) {
                    throw new MissingFormatArgumentException(specifier.toString());
                }
                argument = args == null ? null : args[last];
            }
            specifier.print(this, argument, l);
        }
        return this;
    }

    void append(String text) {
        try {
            out.append(text);
        } catch (IOException failure) {
            lastException = failure;
        }
    }

    /** Texts (strings) and specifiers, in order. */
    private static ArrayList<Object> parse(String format) {
        ArrayList<Object> parts = new ArrayList<Object>();
        int length = format.length();
        int position = 0;
        while (position < length) {
            int percent = format.indexOf('%', position);
            if (percent < 0) {
                parts.add(format.substring(position));
                break;
            }
            if (percent > position) {
                parts.add(format.substring(position, percent));
            }
            FormatSpecifier specifier = new FormatSpecifier();
            position = specifier.parse(format, percent + 1);
            parts.add(specifier);
        }
        return parts;
    }
}
