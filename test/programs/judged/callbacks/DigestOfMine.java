import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.DigestInputStream;
import java.security.MessageDigest;

class SumDigest extends MessageDigest {
    int[] sums = new int[1];

    SumDigest() {
        super("sum");
    }

    @Override
    protected void engineUpdate(byte input) {
        sums[0] += input;
        if (sums[0] > 2) sums = null;
    }

    @Override
    protected void engineUpdate(byte[] input, int from, int length) {
        for (int each = 0; each < length; each++) engineUpdate(input[from + each]);
    }

    @Override
    protected byte[] engineDigest() {
        return new byte[0];
    }

    @Override
    protected void engineReset() {}
}

public class DigestOfMine {
    public static void main(String[] args) throws IOException {
        SumDigest digest = new SumDigest();
        DigestInputStream stream = new DigestInputStream(new ByteArrayInputStream(new byte[] {1, 2}), digest);
        stream.read();
        System.out.println(digest.sums.length);
        stream.read();
        System.out.println(digest.sums.length); // fails: java.lang.NullPointerException
    }
}
