public class CaesarAndVigenereCiphers {
    static char shift(char c, int by) {
        if (c >= 'a' && c <= 'z') return (char) ('a' + Math.floorMod(c - 'a' + by, 26));
        if (c >= 'A' && c <= 'Z') return (char) ('A' + Math.floorMod(c - 'A' + by, 26));
        return c;
    }

    static String caesar(String text, int by) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) chars[i] = shift(chars[i], by);
        return new String(chars);
    }

    static String vigenere(String text, String key, boolean encrypt) {
        StringBuilder out = new StringBuilder(text.length());
        int k = 0;
        for (char c : text.toCharArray()) {
            int by = Character.toLowerCase(key.charAt(k % key.length())) - 'a';
            out.append(shift(c, encrypt ? by : -by));
            if (Character.isLetter(c)) k++;
        }
        return out.toString();
    }

    static String xor(String text, int key) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes()) {
            int x = (b ^ key) & 0xff;
            out.append("0123456789abcdef".charAt(x >> 4)).append("0123456789abcdef".charAt(x & 15));
        }
        return out.toString();
    }

    static String unxor(String hex, int key) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16) ^ key);
        return new String(bytes);
    }

    static int crack(String cipher) {
        int best = 0, bestScore = -1;
        for (int key = 0; key < 26; key++) {
            int score = 0;
            for (char c : caesar(cipher, -key).toCharArray()) if ("etaoin shrdlu".indexOf(c) >= 0) score++;
            if (score > bestScore) {
                bestScore = score;
                best = key;
            }
        }
        return best;
    }

    static String railFence(String text, int rails) {
        StringBuilder[] rows = new StringBuilder[rails];
        for (int i = 0; i < rails; i++) rows[i] = new StringBuilder();
        int row = 0, direction = 1;
        for (int i = 0; i < text.length(); i++) {
            rows[row].append(text.charAt(i));
            if (row + direction < 0 || row + direction >= rails) direction = -direction;
            row += direction;
        }
        String result = "";
        for (StringBuilder r : rows) result += r;
        return result;
    }

    public static void main(String[] args) {
        String text = "The quick brown Fox, jumps over the lazy dog!";
        String secret = caesar(text, 3);
        System.out.println(secret);
        System.out.println(caesar(secret, -3).equals(text) + " " + caesar(text, 29).equals(secret) + " " + crack(caesar("the rain in spain stays mainly on the plain", 11)));
        String v = vigenere(text, "Lemon", true);
        System.out.println(v);
        System.out.println(vigenere(v, "lemon", false));
        String hex = xor("espalier", 0x5a);
        System.out.println(hex + " " + unxor(hex, 0x5a));
        System.out.println(railFence("WEAREDISCOVEREDFLEEATONCE", 3));
        System.out.println(caesar("", 5).length() + caesar("xyz XYZ", 3));
    }
}
