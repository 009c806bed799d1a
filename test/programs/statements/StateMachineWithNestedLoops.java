public class StateMachineWithNestedLoops {
    static String normalise(String json) {
        StringBuilder out = new StringBuilder();
        int depth = 0, i = 0;
        boolean inString = false;
        scan:
        while (true) {
            if (i >= json.length()) break;
            char c = json.charAt(i++);
            if (inString) {
                out.append(c);
                switch (c) {
                    case '\\':
                        if (i < json.length()) out.append(json.charAt(i++));
                        continue scan;
                    case '"':
                        inString = false;
                    default:
                        continue;
                }
            }
            switch (c) {
                case ' ':
                case '\n':
                case '\t':
                    break;
                case '{':
                case '[':
                    depth++;
                    out.append(c);
                    break;
                case '}':
                case ']':
                    if (--depth < 0) break scan;
                    out.append(c);
                    break;
                case '"':
                    inString = true;
                default:
                    out.append(c);
            }
        }
        return out.toString() + (depth == 0 ? "" : " unbalanced " + depth);
    }

    static int wordsInComments(String code) {
        int words = 0, state = 0;
        boolean inWord = false;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            char next = i + 1 < code.length() ? code.charAt(i + 1) : '\0';
            switch (state) {
                case 0:
                    if (c == '/' && next == '/') {
                        state = 1;
                        i++;
                    } else if (c == '/' && next == '*') {
                        state = 2;
                        i++;
                    }
                    inWord = false;
                    continue;
                case 1:
                    if (c == '\n') {
                        state = 0;
                        continue;
                    }
                    break;
                case 2:
                    if (c == '*' && next == '/') {
                        state = 0;
                        i++;
                        continue;
                    }
            }
            boolean letter = Character.isLetter(c);
            if (letter && !inWord) words++;
            inWord = letter;
        }
        return words;
    }

    static String diamond(int n) {
        StringBuilder out = new StringBuilder();
        for (int i = -n; i <= n; i++) {
            for (int j = -n; j <= n; j++) {
                int d = Math.abs(i) + Math.abs(j);
                if (d > n) {
                    if (j > 0) break;
                    out.append(' ');
                } else {
                    out.append(d == n ? '#' : d % 2 == 0 ? '.' : 'o');
                }
            }
            out.append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(normalise("{ \"a b\" : [1, 2 , \"x\\\" y\"],\n\t\"c\": {} }"));
        System.out.println(normalise("[[1]") + " | " + normalise("1]2"));
        System.out.println(wordsInComments("int x; // one two\n/* three\n four*/ y /= 2; // five"));
        System.out.print(diamond(3));
        int n = 0;
        outer:
        for (int a = 1; ; a++) {
            for (int b = a; b < 50; b++) {
                for (int c = b; c < 50; c++) {
                    if (a * a + b * b < c * c) break;
                    if (a * a + b * b == c * c && ++n > 0) System.out.print(a + "," + b + "," + c + " ");
                    if (n == 4) break outer;
                }
            }
        }
        System.out.println(n);
    }
}
