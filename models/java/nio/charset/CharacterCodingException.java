package java.nio.charset;

import java.io.IOException;

/** Text could not be encoded or decoded. */
public class CharacterCodingException extends IOException {
    public CharacterCodingException() {
    }
}
