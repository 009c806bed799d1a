import java.util.Objects;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

public class KeysCompared implements SecretKey {
    private byte[] bytes = {1, 2};

    @Override
    public String getAlgorithm() {
        return "AES";
    }

    @Override
    public String getFormat() {
        return "RAW";
    }

    @Override
    public byte[] getEncoded() {
        byte[] given = bytes;
        bytes = null;
        return given;
    }

    public static void main(String[] args) {
        KeysCompared mine = new KeysCompared();
        Object other = new SecretKeySpec(new byte[] {1, 2}, "AES");
        System.out.println(mine.bytes.length);
        System.out.println(Objects.equals(other, mine));
        System.out.println(mine.bytes.length); // fails: java.lang.NullPointerException
    }
}
