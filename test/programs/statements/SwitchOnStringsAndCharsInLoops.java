public class SwitchOnStringsAndCharsInLoops {
    static int run(String program) {
        int accumulator = 0, pointer = 0;
        int[] memory = new int[8];
        String[] lines = program.split("; ");
        loop:
        for (int at = 0, steps = 0; at < lines.length && steps < 1000; at++, steps++) {
            String[] parts = lines[at].split(" ");
            switch (parts[0]) {
                case "inc":
                    accumulator++;
                    break;
                case "dec":
                    accumulator--;
                    break;
                case "add":
                case "sub": {
                    int v = Integer.parseInt(parts[1]);
                    accumulator += parts[0].equals("add") ? v : -v;
                    break;
                }
                case "right":
                    pointer = (pointer + 1) % memory.length;
                    continue;
                case "store":
                    memory[pointer] = accumulator;
                    break;
                case "load":
                    accumulator = memory[pointer];
                    break;
                case "jnz":
                    if (accumulator != 0) at = Integer.parseInt(parts[1]) - 1;
                    continue loop;
                case "nop":
                case "":
                    break;
                case "halt":
                    break loop;
                default:
                    throw new IllegalArgumentException(parts[0]);
            }
        }
        int sum = accumulator;
        for (int m : memory) sum = sum * 3 + m;
        return sum;
    }

    static String brain(String code, String input) {
        byte[] tape = new byte[16];
        StringBuilder out = new StringBuilder();
        int at = 0, in = 0;
        for (int pc = 0; pc < code.length(); pc++) {
            switch (code.charAt(pc)) {
                case '>' -> at++;
                case '<' -> at--;
                case '+' -> tape[at]++;
                case '-' -> tape[at]--;
                case '.' -> out.append((char) tape[at]);
                case ',' -> tape[at] = (byte) (in < input.length() ? input.charAt(in++) : 0);
                case '[' -> {
                    if (tape[at] == 0) for (int depth = 1; depth > 0; ) {
                        char c = code.charAt(++pc);
                        if (c == '[') depth++;
                        else if (c == ']') depth--;
                    }
                }
                case ']' -> {
                    if (tape[at] != 0) for (int depth = 1; depth > 0; ) {
                        switch (code.charAt(--pc)) {
                            case ']':
                                depth++;
                                break;
                            case '[':
                                depth--;
                        }
                    }
                }
                default -> {
                }
            }
        }
        return out.toString();
    }

    static String vowels(String s) {
        int[] counts = new int[3];
        for (char c : s.toCharArray()) {
            switch (Character.toLowerCase(c)) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    counts[0]++;
                    break;
                case ' ':
                    counts[2]++;
                    break;
                default:
                    if (!Character.isLetter(c)) continue;
                    counts[1]++;
            }
        }
        return counts[0] + "/" + counts[1] + "/" + counts[2];
    }

    public static void main(String[] args) {
        System.out.println(run("add 5; store; right; dec; store; jnz 2; load; halt; inc"));
        System.out.println(run("add 3; nop; sub 10; store; ; halt"));
        System.out.println(brain("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.", ""));
        System.out.println(brain(",[.,]", "echo") + brain(",>,<[->+<]>.", "\u0010!"));
        System.out.println(vowels("Hello, World of Switches!"));
        run("inc; jump 3");
    }
}
