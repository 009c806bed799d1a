/** Bytes as text of 64 characters (RFC 4648), with the MIME variant's line breaks. */
package java.util;

public class Base64 {
    private static final String BASIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private Base64() {
    }

    /** One of each for all. */
    private static final class Made {
        static final Encoder ENCODER = new Encoder(BASIC, true, -1, "");
        static final Encoder URL_ENCODER = new Encoder(URL, true, -1, "");
        static final Encoder MIME_ENCODER = new Encoder(BASIC, true, 76, "\r\n");
        static final Decoder DECODER = new Decoder(BASIC, false);
        static final Decoder URL_DECODER = new Decoder(URL, false);
        static final Decoder MIME_DECODER = new Decoder(BASIC, true);
    }

    public static Encoder getEncoder() {
        return Made.ENCODER;
    }

    public static Encoder getUrlEncoder() {
        return Made.URL_ENCODER;
    }

    public static Encoder getMimeEncoder() {
        return Made.MIME_ENCODER;
    }

    public static Decoder getDecoder() {
        return Made.DECODER;
    }

    public static Decoder getUrlDecoder() {
        return Made.URL_DECODER;
    }

    public static Decoder getMimeDecoder() {
        return Made.MIME_DECODER;
    }

    /** Turns bytes into text. */
    public static class Encoder {
        private final String alphabet;
        private final boolean padding;
        private final int lineLength;
        private final String lineSeparator;

        private Encoder(String alphabet, boolean padding, int lineLength, String lineSeparator) {
            this.alphabet = alphabet;
            this.padding = padding;
            this.lineLength = lineLength;
            this.lineSeparator = lineSeparator;
        }

        public Encoder withoutPadding() {
            return new Encoder(alphabet, false, lineLength, lineSeparator);
        }

        public String encodeToString(byte[] src) {
            StringBuilder text = new StringBuilder();
            int column = 0;
            for (int i = 0; i < src.length; i += 3) {
                if (column == lineLength) {
                    text.append(lineSeparator);
                    column = 0;
                }
                int available = Math.min(3, src.length - i);
                int bits = (src[i] & 0xff) << 16;
                if (available > 1) {
                    bits |= (src[i + 1] & 0xff) << 8;
                }
                if (available > 2) {
                    bits |= src[i + 2] & 0xff;
                }
                for (int digit = 0; digit < 4; digit++) {
                    if (digit <= available) {
                        text.append(alphabet.charAt((bits >> (18 - 6 * digit)) & 0x3f));
                    } else if (padding) {
                        text.append('=');
                    }
                }
                column += 4;
            }
            return text.toString();
        }

        public byte[] encode(byte[] src) {
            String text = encodeToString(src);
            byte[] result = new byte[text.length()];
            for (int i = 0; i < result.length; i++) {
                result[i] = (byte) text.charAt(i);
            }
            return result;
        }
    }

    /** Turns text into bytes. */
    public static class Decoder {
        private final String alphabet;
        private final boolean lenient;

        private Decoder(String alphabet, boolean lenient) {
            this.alphabet = alphabet;
            this.lenient = lenient;
        }

        public byte[] decode(String src) {
            if (src.length() == 1 && !lenient) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            byte[] result = new byte[src.length()];
            int count = 0;
            int bits = 0;
            int digits = 0;
            int i = 0;
            while (i < src.length()) {
                char c = src.charAt(i++);
                int value = alphabet.indexOf(c);
                if (c == '=') {
                    boolean complete = digits == 3
                            || (digits == 2 && i < src.length() && src.charAt(i) == '=');
                    if (!complete) {
                        throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                    }
                    if (digits == 2) {
                        i++;
                    }
                    break;
                }
                if (value < 0) {
                    if (lenient) {
                        continue;
                    }
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(c, 16));
                }
                bits = (bits << 6) | value;
                digits++;
                if (digits == 4) {
                    result[count++] = (byte) (bits >> 16);
                    result[count++] = (byte) (bits >> 8);
                    result[count++] = (byte) bits;
                    bits = 0;
                    digits = 0;
                }
            }
            if (digits == 1) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            if (digits == 2) {
                result[count++] = (byte) (bits >> 4);
            } else if (digits == 3) {
                result[count++] = (byte) (bits >> 10);
                result[count++] = (byte) (bits >> 2);
            }
            while (i < src.length()) {
                if (!lenient || alphabet.indexOf(src.charAt(i)) >= 0) {
                    throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + i);
                }
                i++;
            }
            return Arrays.copyOf(result, count);
        }

        public byte[] decode(byte[] src) {
            char[] chars = new char[src.length];
            for (int i = 0; i < src.length; i++) {
                chars[i] = (char) (src[i] & 0xff);
            }
            return decode(new String(chars));
        }
    }
}
