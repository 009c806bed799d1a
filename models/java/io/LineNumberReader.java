package java.io;

import espalier.Nullable;

/** A reader that counts lines. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber;
    private int markedLineNumber;
    /** A line feed that follows ends the same line. */
    private boolean afterReturn;
    /** The current line has characters; the end of input ends it, too. */
    private boolean started;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int size) {
        super(in, size);
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    /** All line ends are read as a line feed. */
    @Override
    public int read() throws IOException {
        int character = super.read();
        if (afterReturn && character == '\n') {
            character = super.read();
        }
        afterReturn = character == '\r';
        boolean ended = character == '\n' || character == '\r';
        if (ended || character < 0 && started) {
            lineNumber++;
        }
        started = !ended && character >= 0;
        return ended ? '\n' : character;
    }

    @Override
    @Nullable
    public String readLine() throws IOException {
        int character = read();
        if (character < 0) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (character >= 0 && character != '\n') {
            line.append((char) character);
            character = read();
        }
        return line.toString();
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        super.mark(readAheadLimit);
        markedLineNumber = lineNumber;
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        lineNumber = markedLineNumber;
    }
}
