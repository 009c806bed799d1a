import java.util.ArrayList;
import java.util.List;

public class PatternMatchingByHand {
    static int naive(String text, String pattern) {
        outer:
        for (int i = 0; i + pattern.length() <= text.length(); i++) {
            for (int j = 0; j < pattern.length(); j++) if (text.charAt(i + j) != pattern.charAt(j)) continue outer;
            return i;
        }
        return -1;
    }

    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(k) != p.charAt(i)) k = f[k - 1];
            if (p.charAt(k) == p.charAt(i)) k++;
            f[i] = k;
        }
        return f;
    }

    static List<Integer> knuthMorrisPratt(String text, String pattern) {
        List<Integer> found = new ArrayList<>();
        int[] f = failure(pattern);
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && pattern.charAt(k) != text.charAt(i)) k = f[k - 1];
            if (pattern.charAt(k) == text.charAt(i)) k++;
            if (k == pattern.length()) {
                found.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return found;
    }

    static List<Integer> rabinKarp(String text, String pattern) {
        final int base = 256, modulus = 1_000_003;
        List<Integer> found = new ArrayList<>();
        int n = pattern.length();
        long target = 0, hash = 0, high = 1;
        for (int i = 0; i < n - 1; i++) high = high * base % modulus;
        for (int i = 0; i < n; i++) {
            target = (target * base + pattern.charAt(i)) % modulus;
            hash = (hash * base + text.charAt(i)) % modulus;
        }
        for (int i = 0; ; i++) {
            if (hash == target && text.startsWith(pattern, i)) found.add(i);
            if (i + n >= text.length()) return found;
            hash = ((hash - text.charAt(i) * high % modulus + modulus) * base + text.charAt(i + n)) % modulus;
        }
    }

    static boolean glob(String text, String pattern) {
        if (pattern.isEmpty()) return text.isEmpty();
        char p = pattern.charAt(0);
        if (p == '*') return glob(text, pattern.substring(1)) || !text.isEmpty() && glob(text.substring(1), pattern);
        return !text.isEmpty() && (p == '?' || p == text.charAt(0)) && glob(text.substring(1), pattern.substring(1));
    }

    static String longestPalindrome(String s) {
        String best = "";
        for (int center = 0; center < 2 * s.length() - 1; center++) {
            int left = center / 2, right = left + center % 2;
            while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                left--;
                right++;
            }
            if (right - left - 1 > best.length()) best = s.substring(left + 1, right);
        }
        return best;
    }

    static String compress(String s) {
        List<String> dictionary = new ArrayList<>(List.of(""));
        StringBuilder out = new StringBuilder();
        String current = "";
        for (char c : s.toCharArray()) {
            if (dictionary.contains(current + c)) {
                current += c;
            } else {
                out.append(dictionary.indexOf(current)).append(c);
                dictionary.add(current + c);
                current = "";
            }
        }
        return out + (current.isEmpty() ? "" : "" + dictionary.indexOf(current));
    }

    public static void main(String[] args) {
        String text = "abracadabra abracadabra";
        System.out.println(naive(text, "cad") + " " + text.indexOf("cad") + " " + naive(text, "xyz") + " " + naive("a", ""));
        System.out.println(knuthMorrisPratt(text, "abra") + " " + rabinKarp(text, "abra") + " " + knuthMorrisPratt("aaaa", "aa"));
        System.out.println(glob("Main.java", "*.java") + " " + glob("abc", "a?c*") + " " + glob("abc", "?") + " " + glob("", "**"));
        System.out.println(longestPalindrome("forgeeksskeegfor") + " " + longestPalindrome("abc") + " " + longestPalindrome(""));
        System.out.println(compress("abababababa") + " " + compress("aaa"));
    }
}
