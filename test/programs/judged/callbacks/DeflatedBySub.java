import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

class Counting extends Deflater {
    String state = "fresh";

    @Override
    public void setInput(byte[] input, int from, int length) {
        state = null;
        super.setInput(input, from, length);
    }
}

public class DeflatedBySub {
    public static void main(String[] args) throws IOException {
        Counting deflater = new Counting();
        DeflaterOutputStream stream = new DeflaterOutputStream(new ByteArrayOutputStream(), deflater);
        System.out.println(deflater.state.length());
        stream.write(new byte[] {1, 2, 3});
        System.out.println(deflater.state.length()); // fails: java.lang.NullPointerException
    }
}
