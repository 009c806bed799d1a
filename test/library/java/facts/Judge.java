package facts;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares what was seen of a call with what the record denies. */
final class Judge {
    private final Task task;
    private final Context context;
    /** The receiver, null for static methods and constructors, and the arguments. */
    private final Object[] operands;
    private final Walk[] before;
    private final Walk[] parts;

    Judge(Task task, Context context, Object receiver, Object[] arguments) {
        this.task = task;
        this.context = context;
        operands = new Object[arguments.length + 1];
        operands[0] = receiver;
        System.arraycopy(arguments, 0, operands, 1, arguments.length);
        before = new Walk[operands.length];
        for (int at = 0; at < operands.length; at++) before[at] = Walk.from(operands[at], at == 0 && isLookedInto(receiver));
        parts = new Walk[context.parts.size()];
        for (int at = 0; at < parts.length; at++) parts[at] = Walk.from(context.parts.get(at), false);
    }

    private boolean isOperand(Object part) {
        for (Object operand : operands) if (operand == part) return true;
        return false;
    }

    private static boolean isLookedInto(Object receiver) {
        return receiver instanceof Recorder || receiver instanceof Thread;
    }

    /** What is seen that is denied: the kind of fact, then words. `made` is what a constructor made. */
    List<String[]> differences(Object result, Object made, Throwable problem) {
        List<String[]> found = new ArrayList<>();
        if (task.calls != null) {
            for (Context.Event event : context.events) {
                if (task.allows(event)) continue;
                String of = event.ofReceiver() ? ", of the receiver" : "";
                found.add(new String[] {"calls", nameOf(event.recorder()) + "." + event.method() + of});
            }
        }
        if (task.thrown != null && problem != null && !context.thrown.contains(problem) && !(problem instanceof VirtualMachineError)
            && !(problem instanceof ThreadDeath) && !task.allows(problem)) {
            found.add(new String[] {"throws", problem.getClass().getName() + " (" + problem.getMessage() + ")" + at(problem)});
        }
        boolean returned = problem == null && !task.isConstructor() && ((Method) task.method).getReturnType() != void.class;
        if (returned && task.neverNull && result == null) found.add(new String[] {"null", "returned null" + (sawCallOf(operands[0]) ? ", as a method of the receiver" : "")});
        boolean reference = returned && !((Method) task.method).getReturnType().isPrimitive();
        if (reference && result != null && task.returns != null) returns(result, found);
        if (context.mode != Context.Mode.CHANGE) {
            if (task.writes != null) writes(found);
            if (task.writes != null) through(found);
            if (task.keeps != null) keeps(reference ? result : null, made, found);
        }
        return found;
    }

    private static String at(Throwable problem) {
        StackTraceElement[] trace = problem.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0].getClassName() + "." + trace[0].getMethodName();
    }

    private static String operand(int number) {
        return number == 0 ? "this" : String.valueOf(number);
    }

    private boolean lists(List<String> list, int number) {
        return list.contains(operand(number));
    }

    private void returns(Object result, List<String[]> found) {
        boolean isOperand = false;
        boolean isHeld = context.answers.contains(result);
        for (int at = 0; at < operands.length; at++) {
            if (operands[at] == result) {
                isOperand = true;
                if (lists(task.returns, at)) return;
            } else if (operands[at] != null && before[at].finds(result)) isHeld = true;
            if (!before[at].isComplete()) return;
        }
        if (isHeld && task.returns.contains("held")) return;
        if (task.returns.contains("new") && (isWithoutIdentity(result) || (!isOperand && !isHeld))) return;
        found.add(new String[] {"returns", (isOperand ? "an operand: " : isHeld ? "something held: " : "something new: ") + nameOf(result)});
    }

    static boolean isWithoutIdentity(Object object) {
        Class<?> type = object.getClass();
        String name = type.getName();
        return Walk.isValue(object) || object instanceof Enum || object instanceof Class || name.startsWith("java.time.")
            || name.startsWith("java.util.Optional") || name.startsWith("java.util.ImmutableCollections") || object instanceof java.util.Locale
            || object instanceof java.nio.charset.Charset || name.startsWith("java.util.Collections$Empty")
            || object instanceof java.util.UUID || object instanceof java.nio.file.Path
            || object.getClass().isArray() && java.lang.reflect.Array.getLength(object) == 0;
    }

    private void writes(List<String[]> found) {
        for (int at = 0; at < operands.length; at++) {
            if (operands[at] == null || lists(task.writes, at) || !before[at].isComplete()) continue;
            if (operands[at] instanceof Recorder && sawCallOf(operands[at])) continue;
            for (Object changed : before[at].changed()) {
                boolean allowed = changed instanceof Recorder && sawCallOf(changed) || at == 0 && isOwn(changed);
                for (int other = 0; other < operands.length; other++) {
                    if (operands[other] != null && lists(task.writes, other) && before[other].finds(changed)) allowed = true;
                }
                if (!allowed) {
                    found.add(new String[] {"writes", operand(at) + ": " + nameOf(operands[at]) + ", its " + nameOf(changed)});
                    break;
                }
            }
        }
    }

    /** `itself` allows what belongs to the receiver alone: not what it was made of, which is there without it, nor other operands. */
    private boolean isOwn(Object changed) {
        if (!task.writes.contains("itself")) return false;
        if (changed == operands[0]) return true;
        for (int at = 1; at < operands.length; at++) if (operands[at] != null && before[at].finds(changed)) return false;
        for (int at = 0; at < parts.length; at++) if (context.parts.get(at) != operands[0] && parts[at].finds(changed)) return false;
        return true;
    }

    /** What is changed along with an operand is of a type that the class of the operand names. */
    private void through(List<String[]> found) {
        for (int number = 0; number < parts.length; number++) {
            Object part = context.parts.get(number);
            if (isOperand(part) || parts[number].changed().isEmpty()) continue;
            String denied = null;
            boolean allowed = false;
            for (int at = 0; at < operands.length; at++) {
                Object operand = operands[at];
                if (operand == null || operand instanceof Recorder || !lists(task.writes, at) || !before[at].finds(part)) continue;
                String wrong = null;
                for (Map.Entry<Class<?>, List<Class<?>>> entry : Task.THROUGH.entrySet()) {
                    if (!Pool.isMeant(entry.getKey(), operand.getClass()) || entry.getKey().isInstance(part)) continue;
                    if (entry.getValue().stream().noneMatch(type -> type.isInstance(part))) wrong = entry.getKey().getName() + ": " + nameOf(part);
                }
                if (wrong == null) allowed = true;
                else denied = wrong;
            }
            if (!allowed && denied != null) found.add(new String[] {"through", denied});
        }
    }

    private boolean sawCallOf(Object object) {
        for (Context.Event event : context.events) if (event.recorder() == object) return true;
        return false;
    }

    private void keeps(Object result, Object made, List<String[]> found) {
        Walk ofResult = isOld(result) ? null : Walk.from(result, false);
        Walk ofMade = made == null ? null : Walk.from(made, true);
        Walk[] after = new Walk[operands.length];
        for (int at = 0; at < operands.length; at++) after[at] = Walk.from(operands[at], at == 0 && isLookedInto(operands[0]) && !sawCallOf(operands[0]));
        for (int at = 0; at < operands.length; at++) {
            Object operand = operands[at];
            if (operand == null || isWithoutIdentity(operand) || listedSomewhere(operand)) continue;
            String through = null;
            if (ofResult != null && result != operand && ofResult.finds(operand)) through = "the result, a " + nameOf(result);
            if (result == operand && task.returns == null) through = "the result";
            if (ofMade != null && made != operand && ofMade.finds(operand) && !sawCallOf(made)) through = "the new object";
            for (int other = 0; other < operands.length; other++) {
                if (operands[other] == null || operands[other] == operand || before[other].finds(operand)) continue;
                if (after[other].finds(operand)) through = operand(other);
            }
            if (through != null) found.add(new String[] {"keeps", operand(at) + " through " + through});
        }
    }

    /** It was there before: what can be found through it is looked at from the operands. */
    private boolean isOld(Object result) {
        if (result == null) return true;
        for (int at = 0; at < operands.length; at++) if (operands[at] == result || before[at].finds(result)) return true;
        return context.answers.contains(result);
    }

    private boolean listedSomewhere(Object operand) {
        for (int at = 0; at < operands.length; at++) if (operands[at] == operand && lists(task.keeps, at)) return true;
        return false;
    }

    static String nameOf(Object object) {
        if (object == null) return "null";
        Class<?> type = object.getClass();
        if (object instanceof Recorder) {
            if (java.lang.reflect.Proxy.isProxyClass(type)) return type.getInterfaces()[0].getName();
            if (type.getName().startsWith("recorded.")) return type.getSuperclass().getName();
            return object instanceof Comparable ? "java.lang.Object+Comparable" : "java.lang.Object";
        }
        return type.getTypeName();
    }

    static String shown(Executable method) {
        return method.toString();
    }
}
