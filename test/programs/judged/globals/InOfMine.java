import java.io.IOException;
import java.io.InputStream;
import java.util.Scanner;

public class InOfMine {
    static StringBuilder asked = new StringBuilder();

    public static void main(String[] args) {
        InputStream before = System.in;
        System.setIn(new InputStream() {
            @Override
            public int read() throws IOException {
                asked = null;
                return -1;
            }
        });
        asked.append("?");
        Scanner in = new Scanner(System.in);
        System.out.println(in.hasNext());
        System.setIn(before);
        asked.append("!"); // fails: java.lang.NullPointerException
    }
}
