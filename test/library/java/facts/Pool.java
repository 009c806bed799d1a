package facts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;

/** Objects of the library: of many classes, also of those without a public name, holding what the flavour of a call asks for. */
final class Pool {
    interface Make {
        Object make(Context context) throws Exception;
    }

    /** `wraps`: it is made around recorders. */
    record Maker(String label, Make make, boolean wraps, Class<?> type) {}

    /** Where a recorder hands out one of these, that may be a recorder, too. */
    static final Set<Class<?>> GIVEN_AWAY = Set.of(Iterator.class, ListIterator.class, Enumeration.class, Spliterator.class,
        Map.Entry.class, Set.class, Collection.class, List.class);

    static final List<Maker> ALL = new ArrayList<>();
    private static final Map<Class<?>, List<Maker>> OF = new HashMap<>();

    private Pool() {}

    static void plain(String label, Make make) {
        add(label, make, false);
    }

    static void wrapping(String label, Make make) {
        add(label, make, true);
    }

    private static void add(String label, Make make, boolean wraps) {
        for (int seed = 0; seed < 12; seed++) {
            Context context = new Context(seed, Context.Flavour.values()[seed % 4], Context.Mode.NORMAL);
            Context.current = context;
            try {
                Object made = make.make(context);
                if (made == null) return;
                ALL.add(new Maker(label, make, wraps, made.getClass()));
                OF.clear();
                return;
            } catch (Throwable refused) {
                if (seed == 11) Main.say("note", "the pool cannot make " + label + ": " + refused);
            }
        }
    }

    static synchronized List<Maker> of(Class<?> type) {
        return OF.computeIfAbsent(type, wanted -> ALL.stream().filter(maker -> isMeant(wanted, maker.type())).toList());
    }

    /** A scanner is an iterator by name; what it steps over is read elsewhere. It is tried as what it is. */
    static boolean isMeant(Class<?> wanted, Class<?> type) {
        return wanted.isAssignableFrom(type) && !(type == java.util.Scanner.class && wanted == Iterator.class);
    }

    static boolean isFunction(Class<?> type) {
        return type.isAnnotationPresent(FunctionalInterface.class);
    }

    /** One that no recorder is part of but as an element; null when there is none. */
    static Object plainInstance(Context context, Class<?> type) {
        List<Maker> makers = of(type);
        for (int tries = 0; tries < 8 && !makers.isEmpty(); tries++) {
            Maker maker = makers.get(context.below(makers.size()));
            if (maker.wraps()) continue;
            Object made = make(maker, context);
            if (type.isInstance(made)) return made;
        }
        return null;
    }

    static Object instance(Context context, Class<?> type) {
        List<Maker> makers = of(type);
        for (int tries = 0; tries < 4 && !makers.isEmpty(); tries++) {
            Object made = make(makers.get(context.below(makers.size())), context);
            if (type.isInstance(made)) return made;
        }
        return null;
    }

    static Object make(Maker maker, Context context) {
        try {
            return maker.make().make(context);
        } catch (Throwable refused) {
            // Such as a null in a collection without nulls.
            return null;
        }
    }

    /** A recorder of that type. */
    @SuppressWarnings("unchecked")
    static <T> T recorder(Context context, Class<T> type) {
        Object made = type.isInterface()
            ? Proxies.recorder(context, type, Collections.emptyMap(), context.chance(2))
            : Values.subclass(context, type, context.chance(2), 0);
        if (made == null) throw new IllegalStateException("no recorder of " + type);
        return (T) made;
    }
}
