import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CompilerForTinyLanguage {
    // statement = "let" name "=" sum ";" | "print" sum ";" | "while" sum "{" statement* "}" | "if" sum "{" statement* "}" [ "else" "{" … "}" ] | name "=" sum ";"
    enum Code { PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, LESS, EQUAL, JUMP, JUMP_IF_ZERO, PRINT, HALT }

    static final class Instruction {
        Code code;
        int operand;

        Instruction(Code code, int operand) {
            this.code = code;
            this.operand = operand;
        }

        @Override
        public String toString() {
            return switch (code) {
                case PUSH, LOAD, STORE, JUMP, JUMP_IF_ZERO -> code + " " + operand;
                default -> code.name();
            };
        }
    }

    static class CompileError extends Exception {
        final int token;

        CompileError(String message, int token) {
            super(message);
            this.token = token;
        }
    }

    static class Scope {
        private final Map<String, Integer> slots = new HashMap<>();
        private final Scope outer;
        private int next;

        Scope(Scope outer) {
            this.outer = outer;
            next = outer == null ? 0 : outer.next;
        }

        int declare(String name) {
            return slots.compute(name, (k, old) -> old == null ? next++ : old);
        }

        Integer find(String name) {
            Integer slot = slots.get(name);
            return slot != null || outer == null ? slot : outer.find(name);
        }
    }

    private final List<String> tokens = new ArrayList<>();
    private final List<Instruction> code = new ArrayList<>();
    private int at;
    private Scope scope = new Scope(null);

    CompilerForTinyLanguage(String source) {
        StringBuilder word = new StringBuilder();
        for (char c : (source + " ").toCharArray()) {
            if (Character.isLetterOrDigit(c)) {
                word.append(c);
                continue;
            }
            if (word.length() > 0) tokens.add(word.toString());
            word.setLength(0);
            if (!Character.isWhitespace(c)) tokens.add(String.valueOf(c));
        }
        tokens.add("<end>");
    }

    private String peek() {
        return tokens.get(at);
    }

    private boolean accept(String token) {
        boolean same = peek().equals(token);
        if (same) at++;
        return same;
    }

    private void expect(String token) throws CompileError {
        if (!accept(token)) throw new CompileError("expected " + token + " but found " + peek(), at);
    }

    private Instruction emit(Code c, int operand) {
        Instruction instruction = new Instruction(c, operand);
        code.add(instruction);
        return instruction;
    }

    List<Instruction> compile() throws CompileError {
        while (!peek().equals("<end>")) statement();
        emit(Code.HALT, 0);
        return code;
    }

    private void block() throws CompileError {
        expect("{");
        scope = new Scope(scope);
        try {
            while (!accept("}")) {
                if (peek().equals("<end>")) throw new CompileError("missing }", at);
                statement();
            }
        } finally {
            scope = scope.outer;
        }
    }

    private void statement() throws CompileError {
        switch (peek()) {
            case "let" -> {
                at++;
                String name = tokens.get(at++);
                expect("=");
                expression();
                emit(Code.STORE, scope.declare(name));
                expect(";");
            }
            case "print" -> {
                at++;
                expression();
                emit(Code.PRINT, 0);
                expect(";");
            }
            case "while" -> {
                at++;
                int start = code.size();
                expression();
                Instruction exit = emit(Code.JUMP_IF_ZERO, -1);
                block();
                emit(Code.JUMP, start);
                exit.operand = code.size();
            }
            case "if" -> {
                at++;
                expression();
                Instruction skip = emit(Code.JUMP_IF_ZERO, -1);
                block();
                if (accept("else")) {
                    Instruction end = emit(Code.JUMP, -1);
                    skip.operand = code.size();
                    block();
                    end.operand = code.size();
                } else {
                    skip.operand = code.size();
                }
            }
            default -> {
                String name = tokens.get(at++);
                Integer slot = scope.find(name);
                if (slot == null) throw new CompileError("undeclared " + name, at - 1);
                expect("=");
                expression();
                emit(Code.STORE, slot);
                expect(";");
            }
        }
    }

    private void expression() throws CompileError {
        sum();
        while (true) {
            if (accept("<")) {
                sum();
                emit(Code.LESS, 0);
            } else if (accept("?")) {
                sum();
                emit(Code.EQUAL, 0);
            } else {
                return;
            }
        }
    }

    private void sum() throws CompileError {
        product();
        for (String operator = peek(); operator.equals("+") || operator.equals("-"); operator = peek()) {
            at++;
            product();
            emit(operator.equals("+") ? Code.ADD : Code.SUB, 0);
        }
    }

    private void product() throws CompileError {
        atom();
        while (peek().equals("*") || peek().equals("/")) {
            Code operation = tokens.get(at++).equals("*") ? Code.MUL : Code.DIV;
            atom();
            emit(operation, 0);
        }
    }

    private void atom() throws CompileError {
        String token = tokens.get(at++);
        if (token.equals("(")) {
            expression();
            expect(")");
        } else if (Character.isDigit(token.charAt(0))) {
            emit(Code.PUSH, Integer.parseInt(token));
        } else if (Character.isLetter(token.charAt(0))) {
            Integer slot = scope.find(token);
            if (slot == null) throw new CompileError("undeclared " + token, at - 1);
            emit(Code.LOAD, slot);
        } else {
            throw new CompileError("unexpected " + token, at - 1);
        }
    }

    static List<Instruction> optimise(List<Instruction> code) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i + 2 < code.size(); i++) {
                Instruction a = code.get(i), b = code.get(i + 1), c = code.get(i + 2);
                if (a.code != Code.PUSH || b.code != Code.PUSH || isTarget(code, i + 1) || isTarget(code, i + 2)) continue;
                Integer folded = switch (c.code) {
                    case ADD -> a.operand + b.operand;
                    case SUB -> a.operand - b.operand;
                    case MUL -> a.operand * b.operand;
                    case LESS -> a.operand < b.operand ? 1 : 0;
                    default -> null;
                };
                if (folded == null) continue;
                a.operand = folded;
                code.remove(i + 2);
                code.remove(i + 1);
                for (Instruction each : code) if (isJump(each) && each.operand > i) each.operand -= 2;
                changed = true;
                break;
            }
        }
        return code;
    }

    private static boolean isJump(Instruction i) {
        return i.code == Code.JUMP || i.code == Code.JUMP_IF_ZERO;
    }

    private static boolean isTarget(List<Instruction> code, int index) {
        for (Instruction each : code) if (isJump(each) && each.operand == index) return true;
        return false;
    }

    static String run(List<Instruction> code, int limit) {
        Deque<Integer> stack = new ArrayDeque<>();
        int[] memory = new int[16];
        StringBuilder out = new StringBuilder();
        int steps = 0;
        for (int pc = 0; ; ) {
            if (++steps > limit) return out + "...";
            Instruction i = code.get(pc++);
            switch (i.code) {
                case PUSH -> stack.push(i.operand);
                case LOAD -> stack.push(memory[i.operand]);
                case STORE -> memory[i.operand] = stack.pop();
                case JUMP -> pc = i.operand;
                case JUMP_IF_ZERO -> pc = stack.pop() == 0 ? i.operand : pc;
                case PRINT -> out.append(stack.pop()).append(' ');
                case HALT -> {
                    return out + "(" + steps + ")";
                }
                default -> {
                    int right = stack.pop(), left = stack.pop();
                    stack.push(switch (i.code) {
                        case ADD -> left + right;
                        case SUB -> left - right;
                        case MUL -> left * right;
                        case DIV -> left / right;
                        case LESS -> left < right ? 1 : 0;
                        case EQUAL -> left == right ? 1 : 0;
                        default -> throw new AssertionError(i);
                    });
                }
            }
        }
    }

    public static void main(String[] args) {
        String[] programs = {
            "let x = 2 + 3 * (4 - 1); print x; x = x * x; print x;",
            "let n = 10; let a = 0; let b = 1; while 0 < n { print a; let t = a + b; a = b; b = t; n = n - 1; }",
            "let i = 1; while i < 8 { if i - i / 2 * 2 ? 0 { print i * 100; } else { let j = i; print j; } i = i + 1; }",
            "let i = 0; while 1 { i = i + 1; }",
            "print y;", "let x = ;", "while 1 { print 1;", "let x = 1; { }", "if 0 { let q = 1; } print q;", "print (1;"};
        for (String program : programs) {
            try {
                List<Instruction> plain = new CompilerForTinyLanguage(program).compile();
                String before = run(plain, 500);
                int size = plain.size();
                List<Instruction> optimised = optimise(plain);
                System.out.println(before + " " + size + " -> " + run(optimised, 500) + " " + optimised.size());
            } catch (CompileError e) {
                System.out.println("error: " + e.getMessage() + " at token " + e.token);
            }
        }
        try {
            System.out.println(optimise(new CompilerForTinyLanguage("print 1 + 2 * 3 < 8; print 7 / (1 - 1);").compile()));
        } catch (CompileError e) {
            throw new AssertionError(e);
        }
        try {
            run(new CompilerForTinyLanguage("print 7 / (1 - 1);").compile(), 100);
        } catch (CompileError e) {
            System.out.println("no compile error");
        }
    }
}
