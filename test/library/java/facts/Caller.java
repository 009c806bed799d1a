package facts;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Makes the calls, one after the other, in a thread that is given up when one of them does not end. */
final class Caller {
    private static final int PATIENCE = 1500;
    private static final int HANGS = 3;
    private static final int DRIVES = 12;

    private final List<Task> tasks;
    private final int calls;
    private final long seed;
    private int at;
    private int next;
    private int hangs;
    private int made;
    private int returned;
    private String problem = "no receiver or arguments could be made";
    private final Set<String> told = new HashSet<>();
    private volatile long since;
    private volatile boolean done;
    private volatile Thread worker;

    Caller(List<Task> tasks, int calls, long seed) {
        this.tasks = tasks;
        this.calls = calls;
        this.seed = seed;
    }

    void run() throws InterruptedException {
        start();
        while (!done) {
            Thread.sleep(20);
            if (System.currentTimeMillis() - since < PATIENCE) continue;
            giveUp();
        }
    }

    private void start() {
        since = System.currentTimeMillis();
        worker = new Thread(null, this::work, "calls", 16 << 20);
        worker.setDaemon(true);
        worker.start();
    }

    @SuppressWarnings({"deprecation", "removal"})
    private void giveUp() throws InterruptedException {
        Thread old = worker;
        old.interrupt();
        old.join(200);
        if (!done && System.currentTimeMillis() - since < PATIENCE) return;
        synchronized (this) {
            worker = null;
            Context.current = null;
            hangs++;
            next++;
        }
        try {
            old.stop();
        } catch (UnsupportedOperationException newer) {
            // It stays, with nothing to do.
        }
        start();
    }

    private void work() {
        Thread self = Thread.currentThread();
        while (worker == self && at < tasks.size()) {
            Task task = tasks.get(at);
            String excluded = Danger.reason(task.method);
            if (excluded != null) problem = "excluded: " + excluded;
            List<Pool.Maker> receivers = task.isStatic() || task.isConstructor() ? List.of() : Pool.of(task.owner);
            int wanted = excluded != null ? 0 : calls + Math.min(receivers.size() * 4, calls * 4);
            while (next < wanted && hangs < HANGS && worker == self) {
                since = System.currentTimeMillis();
                try {
                    call(task, next, receivers, self);
                } catch (ThreadDeath given) {
                    return;
                } catch (Throwable fault) {
                    problem = "the harness failed: " + fault + " at " + Arrays.stream(fault.getStackTrace()).limit(4).toList();
                    if (!(fault instanceof VirtualMachineError) && told.add(problem)) Main.say("note", task.number + " " + problem);
                }
                Thread.interrupted();
                synchronized (this) {
                    if (worker == self) next++;
                }
            }
            synchronized (this) {
                if (worker != self) return;
                finish(task);
            }
        }
        if (worker == self) callBack();
        if (worker == self) done = true;
    }

    private void finish(Task task) {
        // What a callback is given is seen where library code calls it.
        boolean isCallback = task.given != null && task.denials() == 0;
        if (made == 0 && !isCallback) Main.say("untried", task.number, hangs > 0 ? "does not end" : problem);
        if (made > 0) Main.say("calls", task.number, String.valueOf(made), String.valueOf(returned), String.valueOf(hangs));
        at++;
        next = hangs = made = returned = 0;
        problem = "no receiver or arguments could be made";
        told.clear();
        Subclasses.forgetDelegates();
    }

    private void call(Task task, int number, List<Pool.Maker> receivers, Thread self) {
        long start = seed * 1_000_003L + task.key.hashCode() * 31L + task.owner.getName().hashCode() + number * 7919L;
        int choice = new Random(start).nextInt(32);
        Context.Mode mode = choice % 8 < 4 ? Context.Mode.NORMAL : choice % 8 < 6 ? Context.Mode.NULL
            : choice % 8 == 6 ? Context.Mode.THROW : Context.Mode.CHANGE;
        Context context = new Context(start, Context.Flavour.values()[choice / 8], mode);
        Context.current = context;
        Context.DEPTH.get()[0] = 0;
        Object receiver = task.isStatic() || task.isConstructor() ? null : receiver(task, context, number, receivers);
        if (receiver == null && !task.isStatic() && !task.isConstructor()) return;
        Object[] arguments = arguments(task, context, receiver);
        if (arguments == null) return;
        context.operands.add(receiver);
        context.operands.addAll(Arrays.asList(arguments));
        if (receiver instanceof Recorder) {
            context.entryReceiver = receiver;
            context.entry = Proxies.signature((Method) task.method);
        }
        Judge judge = new Judge(task, context, receiver, arguments);
        String shown = context.flavour + " " + context.mode + " on " + Judge.nameOf(receiver) + " with " + Arrays.stream(arguments).map(Caller::shown).toList();
        invoke(task, context, receiver, arguments, judge, shown);
    }

    private void invoke(Task task, Context context, Object receiver, Object[] arguments, Judge judge, String shown) {
        Object result = null;
        Object instance = null;
        Throwable failed = null;
        Constructor<?> constructor = task.isConstructor() ? constructor(task, context) : null;
        if (task.isConstructor() && constructor == null) return;
        try {
            Callback.ALL.set(context.below(2) == 0);
            context.active = true;
            if (task.isConstructor()) instance = constructor.newInstance(arguments);
            else result = ((Method) task.method).invoke(receiver, arguments);
        } catch (InvocationTargetException thrown) {
            failed = thrown.getCause();
        } catch (IllegalArgumentException | ReflectiveOperationException mismatch) {
            problem = mismatch.toString();
            return;
        } finally {
            if (startsThreads(task)) pause();
            context.active = false;
        }
        if (failed instanceof ThreadDeath death) throw death;
        if (failed instanceof Proxies.NothingOfTheLibrary) {
            problem = "only receivers with a body of their own";
            return;
        }
        made++;
        if (failed == null) returned++;
        for (String[] difference : judge.differences(result, instance, failed)) {
            if (told.add(difference[0] + difference[1])) Main.say("difference", task.number, difference[0], difference[1], shown);
        }
        tell(context, task.owner.getName() + "." + task.key + " " + shown);
    }

    /** Nulls that other records deny. */
    private void tell(Context context, String call) {
        for (String[] given : context.nulls) if (told.add(given[0] + given[1])) Main.say("difference", given[0], "given", given[1], call);
    }

    /** Methods of which records say what they are given are called back where it is known that library code does so. */
    private void callBack() {
        for (Task task : Task.GIVEN) {
            for (Drivers.Driver driver : Drivers.of(task.owner)) {
                for (int number = 0; number < DRIVES; number++) {
                    Context.Flavour flavour = Context.Flavour.values()[number % Context.Flavour.values().length];
                    Context context = new Context(seed * 31 + number, flavour, Context.Mode.NORMAL);
                    Context.current = context;
                    Context.DEPTH.get()[0] = 0;
                    since = System.currentTimeMillis();
                    try {
                        driver.drive().drive(context);
                    } catch (Exception refused) {
                        // What was called back counts.
                    } finally {
                        context.active = false;
                    }
                    tell(context, driver.name());
                }
            }
            told.clear();
        }
        for (Task task : Task.GIVEN) if (task.calledBack == 0) Main.say("unseen", task.number);
    }

    private static boolean startsThreads(Task task) {
        return task.owner == Thread.class || java.util.concurrent.Executor.class.isAssignableFrom(task.owner)
            || java.util.concurrent.Future.class.isAssignableFrom(task.owner) || java.util.concurrent.CompletionStage.class.isAssignableFrom(task.owner);
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException ignored) {
            // It is only waited for what other threads do.
        }
    }

    /** Of an abstract class, that of a recorder. */
    private static Constructor<?> constructor(Task task, Context context) {
        Class<?> recorded = Subclasses.of(task.owner);
        boolean isAbstract = Modifier.isAbstract(task.owner.getModifiers());
        if (recorded == null || (!isAbstract && context.chance(2))) return isAbstract ? null : (Constructor<?>) task.method;
        try {
            return recorded.getConstructor(task.method.getParameterTypes());
        } catch (NoSuchMethodException hidden) {
            return isAbstract ? null : (Constructor<?>) task.method;
        }
    }

    private Object receiver(Task task, Context context, int number, List<Pool.Maker> receivers) {
        boolean isAbstract = Modifier.isAbstract(task.method.getModifiers());
        boolean open = !isAbstract && !Modifier.isFinal(task.method.getModifiers());
        if (!receivers.isEmpty() && (number % 4 != 3 || !open)) {
            Object made = Pool.make(receivers.get(number * 3 / 4 % receivers.size()), context);
            if (task.owner.isInstance(made)) return made;
        }
        if (open && task.owner.isInterface() && Proxies.possible(task.owner)) {
            return Proxies.recorder(context, task.owner, Map.of(), context.chance(2));
        }
        if (Subclasses.of(task.owner) != null && (open || isAbstract) && (isAbstract || context.chance(2))) {
            Object made = isAbstract ? null : Values.subclass(context, task.owner, context.chance(2), 0);
            if (made != null) return made;
        }
        if (task.owner == Object.class) return Values.anything(context, false);
        if (task.owner.isEnum()) return task.owner.getEnumConstants()[number % task.owner.getEnumConstants().length];
        Object made = Values.constructed(context, task.owner, 0);
        if (made != null) return made;
        return task.owner.isInterface() || task.owner == String.class || task.owner.isPrimitive() || task.owner == Class.class
            ? Values.value(context, task.owner, true, 0) : null;
    }

    /** Plain ones, one odd one among them, or any. */
    private Object[] arguments(Task task, Context context, Object receiver) {
        int kind = context.below(3);
        Type[] types = task.method.getGenericParameterTypes();
        Class<?>[] raw = task.method.getParameterTypes();
        if (types.length != raw.length) types = raw;
        Object[] arguments = new Object[types.length];
        int odd = kind == 0 || types.length == 0 ? -1 : context.below(types.length);
        for (int at = 0; at < types.length; at++) {
            boolean plain = kind == 0 || (kind == 1 && at != odd);
            Object value = Values.value(context, types[at], plain, 0);
            if (raw[at] == Object.class && receiver != null && context.chance(6)) value = alike(context, receiver);
            if (raw[at].isAssignableFrom(String.class) && raw[at] != Object.class && context.chance(3)) value = Values.text(context, task.owner);
            if (raw[at].isInstance(receiver) && context.chance(20)) value = receiver;
            if (value == null && raw[at].isPrimitive()) return null;
            if (value != null && !raw[at].isPrimitive() && !raw[at].isInstance(value)) value = null;
            arguments[at] = value;
        }
        formatted(context, arguments);
        return arguments;
    }

    /** A format and what it formats go together. */
    private static void formatted(Context context, Object[] arguments) {
        for (int at = 0; at + 1 < arguments.length; at++) {
            if (!(arguments[at] instanceof String) || arguments[at + 1] == null || arguments[at + 1].getClass() != Object[].class || context.chance(2)) continue;
            arguments[at] = "%s";
            arguments[at + 1] = new Object[] {context.chance(2) ? Values.anything(context, false) : Pool.recorder(context, java.util.Formattable.class)};
        }
    }

    /** Something that the receiver may take for its equal. */
    private static Object alike(Context context, Object receiver) {
        for (Class<?> type : new Class<?>[] {java.util.List.class, Set.class, Map.class, Map.Entry.class, CharSequence.class}) {
            if (type.isInstance(receiver)) {
                return context.chance(2) ? Pool.instance(context, type) : Proxies.recorder(context, type, Map.of(), context.chance(2));
            }
        }
        Object made = Pool.instance(context, receiver.getClass());
        return made != null ? made : Values.constructed(context, receiver.getClass(), 1);
    }

    private static String shown(Object value) {
        if (value == null || Walk.isValue(value)) return String.valueOf(value);
        return Judge.nameOf(value) + (value instanceof Recorder ? "*" : "");
    }
}
