import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

public class EndOfLines {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("a\nb"));
        String line = reader.readLine();
        int length = 0;
        do {
            length += line.length();
            line = reader.readLine();
        } while (!line.isEmpty()); // fails: java.lang.NullPointerException
        System.out.println(length);
    }
}
