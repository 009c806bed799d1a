public class EnumSwitchesCoverConstants {
    enum Op {
        PUSH(1), ADD(0), MUL(0), NEG(0), JUMP(1), HALT(0);

        final int operands;

        Op(int operands) {
            this.operands = operands;
        }
    }

    enum Light {
        RED, GREEN, YELLOW;

        Light next() {
            switch (this) {
                case RED:
                    return GREEN;
                case GREEN:
                    return YELLOW;
                default:
                    return RED;
            }
        }
    }

    static int run(Object... code) {
        int[] stack = new int[10];
        int top = 0, at = 0, steps = 0;
        while (true) {
            if (++steps > 100) return -1;
            Op op = (Op) code[at++];
            int operand = op.operands == 1 ? (Integer) code[at++] : 0;
            switch (op) {
                case PUSH -> stack[top++] = operand;
                case ADD -> {
                    top--;
                    stack[top - 1] += stack[top];
                }
                case MUL -> stack[top - 2] *= stack[--top];
                case NEG -> stack[top - 1] = -stack[top - 1];
                case JUMP -> at = operand;
                case HALT -> {
                    return stack[top - 1];
                }
            }
        }
    }

    static String partial(Light light) {
        switch (light) {
            case RED:
                return "stop";
            case YELLOW:
        }
        return "not red";
    }

    static boolean total(Light light) {
        return switch (light) {
            case RED, YELLOW -> false;
            case GREEN -> true;
        };
    }

    public static void main(String[] args) {
        System.out.println(run(Op.PUSH, 2, Op.PUSH, 3, Op.ADD, Op.PUSH, 4, Op.MUL, Op.NEG, Op.HALT));
        System.out.println(run(Op.JUMP, 3, Op.HALT, Op.PUSH, 7, Op.HALT));
        System.out.println(run(Op.JUMP, 0));
        Light light = Light.RED;
        for (int i = 0; i < 5; i++) {
            System.out.print(light + (total(light) ? " go " : " wait ") + partial(light) + "; ");
            light = light.next();
        }
        System.out.println();
        int[] counts = new int[Light.values().length];
        for (int i = 0; i < 7; i++) counts[(light = light.next()).ordinal()]++;
        for (Light l : Light.values()) System.out.print(l.name().charAt(0) + "" + counts[l.ordinal()]);
        System.out.println();
        switch (Thread.State.valueOf("NEW")) {
            case NEW:
                System.out.println("library enum");
                break;
            default:
                System.out.println("other");
        }
        try {
            partial(null);
        } catch (NullPointerException e) {
            System.out.println("null has no ordinal");
        }
        try {
            Light.valueOf("BLUE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
