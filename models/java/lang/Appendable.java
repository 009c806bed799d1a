package java.lang;

import java.io.IOException;

/** What characters can be appended to. */
public interface Appendable {
    Appendable append(CharSequence text) throws IOException;

    Appendable append(CharSequence text, int start, int end) throws IOException;

    Appendable append(char character) throws IOException;
}
