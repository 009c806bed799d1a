import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

public class ReaderClosedByHelper {
    static String first(Reader reader) throws IOException {
        try (BufferedReader lines = new BufferedReader(reader)) {
            return lines.readLine();
        }
    }

    public static void main(String[] args) throws IOException {
        StringReader text = new StringReader("a\nb");
        System.out.println(first(text));
        System.out.println(text.read()); // fails: java.io.IOException (in the library)
    }
}
