import java.io.IOException;
import java.io.InputStream;

class Drip extends InputStream {
    byte[] buffer = {1, 2, 3};
    private int next;

    @Override
    public int read() throws IOException {
        if (next == buffer.length) return -1;
        int value = buffer[next++]; // fails: java.lang.ArrayIndexOutOfBoundsException
        if (next == 2) buffer = new byte[0];
        return value;
    }
}

public class ReadThrough {
    public static void main(String[] args) throws IOException {
        Drip drip = new Drip();
        System.out.println(drip.read(new byte[1]));
        System.out.println(drip.read(new byte[2]));
    }
}
