import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class VirtualMachineInterpreter {
    enum Op {
        PUSH(1), ADD, SUB, MUL, DIV, DUP, SWAP, POP, LOAD(1), STORE(1), JMP(1), JZ(1), LT, CALL(1), RET, PRINT, HALT, NEW, GET, PUT;

        final int operands;

        Op() {
            this(0);
        }

        Op(int operands) {
            this.operands = operands;
        }
    }

    static class Assembler {
        private final List<Integer> code = new ArrayList<>();
        private final Map<String, Integer> labels = new HashMap<>();
        private final Map<Integer, String> fixups = new HashMap<>();

        Assembler line(String text) {
            int comment = text.indexOf(';');
            if (comment >= 0) text = text.substring(0, comment);
            text = text.trim();
            if (text.isEmpty()) return this;
            if (text.endsWith(":")) {
                if (labels.put(text.substring(0, text.length() - 1), code.size()) != null) throw new IllegalArgumentException("label twice: " + text);
                return this;
            }
            String[] words = text.split("\\s+");
            Op op = Op.valueOf(words[0].toUpperCase());
            if (words.length - 1 != op.operands) throw new IllegalArgumentException(op + " takes " + op.operands + " operands");
            code.add(op.ordinal());
            if (op.operands == 1) {
                char first = words[1].charAt(0);
                if (Character.isDigit(first) || first == '-') {
                    code.add(Integer.parseInt(words[1]));
                } else {
                    fixups.put(code.size(), words[1]);
                    code.add(-1);
                }
            }
            return this;
        }

        int[] assemble() {
            for (Map.Entry<Integer, String> fixup : fixups.entrySet()) {
                Integer target = labels.get(fixup.getValue());
                if (target == null) throw new IllegalArgumentException("no label " + fixup.getValue());
                code.set(fixup.getKey(), target);
            }
            return code.stream().mapToInt(Integer::intValue).toArray();
        }

        static int[] assemble(String program) {
            Assembler assembler = new Assembler();
            for (String line : program.split("\n")) assembler.line(line);
            return assembler.assemble();
        }
    }

    static class Frame {
        final int returnTo;
        final int[] locals = new int[4];

        Frame(int returnTo) {
            this.returnTo = returnTo;
        }
    }

    static class MachineFault extends RuntimeException {
        MachineFault(String message, int at, Throwable cause) {
            super(message + " at " + at, cause);
        }
    }

    private final int[] code;
    private int[] stack = new int[2];
    private int top, pc, steps;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private final List<int[]> heap = new ArrayList<>();
    private final StringBuilder output = new StringBuilder();

    VirtualMachineInterpreter(int[] code) {
        this.code = code;
        frames.push(new Frame(-1));
    }

    private void push(int value) {
        if (top == stack.length) stack = Arrays.copyOf(stack, top * 2);
        stack[top++] = value;
    }

    private int pop() {
        if (top == 0) throw new MachineFault("stack underflow", pc - 1, null);
        return stack[--top];
    }

    String run(int limit) {
        while (true) {
            if (++steps > limit) throw new MachineFault("step limit", pc, null);
            int at = pc;
            Op op = Op.values()[code[pc++]];
            int operand = op.operands == 1 ? code[pc++] : 0;
            int[] locals = frames.peek().locals;
            switch (op) {
                case PUSH -> push(operand);
                case ADD -> push(pop() + pop());
                case SUB -> push(-pop() + pop());
                case MUL -> push(pop() * pop());
                case DIV -> {
                    int divisor = pop();
                    try {
                        push(pop() / divisor);
                    } catch (ArithmeticException e) {
                        throw new MachineFault("division", at, e);
                    }
                }
                case DUP -> push(stack[top - 1]);
                case SWAP -> {
                    int a = pop(), b = pop();
                    push(a);
                    push(b);
                }
                case POP -> pop();
                case LOAD -> push(locals[operand]);
                case STORE -> locals[operand] = pop();
                case JMP -> pc = operand;
                case JZ -> {
                    if (pop() == 0) pc = operand;
                }
                case LT -> push(pop() > pop() ? 1 : 0);
                case CALL -> {
                    Frame frame = new Frame(pc);
                    frame.locals[0] = pop();
                    frames.push(frame);
                    pc = operand;
                }
                case RET -> pc = frames.pop().returnTo;
                case PRINT -> output.append(pop()).append(' ');
                case NEW -> {
                    heap.add(new int[pop()]);
                    push(heap.size() - 1);
                }
                case GET -> {
                    int index = pop();
                    push(heap.get(pop())[index]);
                }
                case PUT -> {
                    int value = pop(), index = pop();
                    heap.get(pop())[index] = value;
                }
                case HALT -> {
                    return output.toString().trim() + " in " + steps;
                }
            }
        }
    }

    static void execute(String name, String program) {
        try {
            System.out.println(name + ": " + new VirtualMachineInterpreter(Assembler.assemble(program)).run(10_000));
        } catch (MachineFault fault) {
            System.out.println(name + " faulted: " + fault.getMessage() + (fault.getCause() == null ? "" : " because " + fault.getCause().getMessage()));
        } catch (IllegalArgumentException e) {
            System.out.println(name + " rejected: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        execute("factorial", """
              push 10
              call fact
              print
              halt
            fact:            ; argument in local 0
              load 0
              push 2
              lt
              jz recurse
              push 1
              ret
            recurse:
              load 0
              load 0
              push 1
              sub
              call fact
              mul
              ret
            """);
        execute("fibonacci", """
              push 0
              store 1
              push 1
              store 2
            loop:
              load 1
              push 100
              lt
              jz end
              load 1
              print
              load 2
              dup
              load 1
              add
              store 2
              store 1
              jmp loop
            end: 
              halt
            """);
        execute("array", "push 3\nnew\nstore 0\nload 0\npush 1\npush 42\nput\nload 0\npush 1\nget\nprint\nhalt");
        execute("division", "push 1\npush 0\ndiv\nhalt");
        execute("underflow", "add");
        execute("endless", "again:\njmp again");
        execute("label", "jmp nowhere");
        execute("operand", "push");
        execute("name", "frobnicate");
        execute("bounds", "push 1\nnew\npush 5\nget");
    }
}
