/** Splits a text at delimiter characters. */
package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnDelimiters;
    private int position = 0;

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.text = str;
        this.delimiters = delim;
        this.returnDelimiters = returnDelims;
        str.length();
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean isDelimiter(int index) {
        return delimiters.indexOf(text.charAt(index)) >= 0;
    }

    private int skipDelimiters(int start) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        int index = start;
        while (!returnDelimiters && index < text.length() && isDelimiter(index)) {
            index++;
        }
        return index;
    }

    private int scanToken(int start) {
        int index = start;
        while (index < text.length() && !isDelimiter(index)) {
            index++;
        }
        if (returnDelimiters && index == start && index < text.length()) {
            index++;
        }
        return index;
    }

    public boolean hasMoreTokens() {
        return skipDelimiters(position) < text.length();
    }

    public String nextToken() {
        position = skipDelimiters(position);
        if (position >= text.length()) {
            throw new NoSuchElementException();
        }
        int start = position;
        position = scanToken(position);
        return text.substring(start, position);
    }

    public String nextToken(String delim) {
        delimiters = delim;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int index = skipDelimiters(position);
        while (index < text.length()) {
            index = scanToken(index);
            count++;
            index = skipDelimiters(index);
        }
        return count;
    }
}
