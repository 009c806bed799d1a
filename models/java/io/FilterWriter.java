package java.io;

/** A writer that writes to another. */
public abstract class FilterWriter extends Writer {
    protected Writer out;

    protected FilterWriter(Writer out) {
        super(out);
        this.out = out;
    }

    @Override
    public void write(int character) throws IOException {
        out.write(character);
    }

    @Override
    public void write(char[] buffer, int offset, int length) throws IOException {
        out.write(buffer, offset, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        out.write(text, offset, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
