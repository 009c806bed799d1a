package facts;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All that is found from an object through fields and elements, and what is in it. Recorders, classes, threads and what belongs
 * to the whole machine are ends: they are found, but not looked into.
 */
final class Walk {
    private static final int LIMIT = 4000;
    private static final Map<Class<?>, Field[]> FIELDS = new ConcurrentHashMap<>();
    /** Fields that no method shows: the place of something that was computed once, or a mark that a computation is under way. */
    private static final Set<String> CACHES = Set.of(
        "java.util.Hashtable.loadFactor", "java.text.DateFormatSymbols.zoneStrings", "java.text.DateFormatSymbols.lastZoneIndex",
        "java.util.AbstractMap.keySet", "java.util.AbstractMap.values", "java.util.HashMap.entrySet", "java.util.TreeMap.entrySet",
        "java.util.TreeMap.navigableKeySet", "java.util.TreeMap.descendingMap", "java.util.IdentityHashMap.entrySet",
        "java.util.WeakHashMap.entrySet", "java.util.Hashtable.keySet", "java.util.Hashtable.entrySet", "java.util.Hashtable.values",
        "java.util.EnumMap.entrySet", "java.util.concurrent.ConcurrentHashMap.keySet", "java.util.concurrent.ConcurrentHashMap.values",
        "java.util.concurrent.ConcurrentHashMap.entrySet", "java.util.concurrent.ConcurrentSkipListMap.keySet",
        "java.util.concurrent.ConcurrentSkipListMap.values", "java.util.concurrent.ConcurrentSkipListMap.entrySet",
        "java.util.concurrent.ConcurrentSkipListMap.descendingMap", "java.util.Collections$UnmodifiableMap.keySet",
        "java.util.Collections$UnmodifiableMap.entrySet", "java.util.Collections$UnmodifiableMap.values",
        "java.util.Collections$SynchronizedMap.keySet", "java.util.Collections$SynchronizedMap.entrySet",
        "java.util.Collections$SynchronizedMap.values", "java.util.Collections$CheckedMap.entrySet",
        "java.util.Collections$SynchronizedMap.mutex", "java.math.BigDecimal.stringCache", "java.math.BigDecimal.precision",
        "java.math.BigInteger.bitCountPlusOne", "java.math.BigInteger.bitLengthPlusOne", "java.math.BigInteger.lowestSetBitPlusTwo",
        "java.math.BigInteger.firstNonzeroIntNumPlusTwo", "java.io.File.filePath", "sun.nio.fs.UnixPath.hash",
        "java.io.File.status", "java.util.Date.cdate", "java.lang.Throwable.stackTrace", "java.lang.Throwable.backtrace", "java.lang.Throwable.depth",
        "java.util.concurrent.ArrayBlockingQueue.itrs", "java.util.concurrent.ConcurrentSkipListMap.adder",
        "java.util.concurrent.ConcurrentSkipListMap$SubMap.keySetView", "java.util.concurrent.ConcurrentSkipListMap$SubMap.valuesView",
        "java.util.concurrent.ConcurrentSkipListMap$SubMap.entrySetView", "java.util.Collections$SingletonMap.keySet",
        "java.util.Collections$SingletonMap.entrySet", "java.util.Collections$SingletonMap.values",
        "java.text.DecimalFormatSymbols.hashCode", "java.text.DecimalFormatSymbols.currency",
        "java.text.DecimalFormatSymbols.currencySymbol", "java.text.DecimalFormatSymbols.intlCurrencySymbol",
        "java.text.DecimalFormatSymbols.currencyInitialized", "java.text.DateFormatSymbols.cachedHashCode", "java.net.URL.hashCode",
        "java.net.URL.hostAddress", "java.lang.Thread.threadLocals", "java.lang.Thread.inheritableThreadLocals",
        "java.text.RuleBasedCollator.sourceCursor", "java.text.RuleBasedCollator.targetCursor",
        "java.lang.StringBuffer.toStringCache", "java.util.TreeMap$NavigableSubMap.descendingMapView",
        "java.util.TreeMap$NavigableSubMap.entrySetView", "java.util.TreeMap$NavigableSubMap$EntrySetView.size",
        "java.util.TreeMap$NavigableSubMap$EntrySetView.sizeModCount", "java.util.TreeMap$NavigableSubMap.navigableKeySetView",
        "sun.nio.fs.UnixPath.offsets", "sun.nio.fs.UnixPath.stringValue");
    /** Queues that tidy up behind those who only look: of these the elements count. */
    private static final Set<String> TIDYING = Set.of("java.util.concurrent.ConcurrentLinkedQueue",
        "java.util.concurrent.ConcurrentLinkedDeque", "java.util.concurrent.LinkedTransferQueue");

    private final Map<Object, Object[]> seen = new IdentityHashMap<>();
    private boolean complete = true;

    /** `lookInto`: the root is looked into although it is a recorder. */
    static Walk from(Object root, boolean lookInto) {
        Walk walk = new Walk();
        ArrayDeque<Object> open = new ArrayDeque<>();
        walk.visit(root, open, lookInto);
        while (!open.isEmpty()) {
            Object at = open.poll();
            for (Object part : walk.seen.get(at)) {
                if (part != null) walk.visit(part, open, false);
            }
        }
        return walk;
    }

    boolean finds(Object object) {
        return seen.containsKey(object);
    }

    boolean isComplete() {
        return complete;
    }

    /** Objects of this walk whose content is another now. */
    List<Object> changed() {
        List<Object> changed = new ArrayList<>();
        seen.forEach((object, before) -> {
            if (before.length == 0) return;
            Object[] now = content(object);
            if (now.length != before.length) changed.add(object);
            else {
                for (int at = 0; at < now.length; at++) {
                    if (now[at] == before[at] || (isValue(now[at]) && now[at].equals(before[at]))) continue;
                    changed.add(object);
                    break;
                }
            }
        });
        return changed;
    }

    private void visit(Object object, ArrayDeque<Object> open, boolean lookInto) {
        if (object == null || seen.containsKey(object)) return;
        if (seen.size() >= LIMIT) {
            complete = false;
            return;
        }
        boolean end = isEnd(object) && !lookInto;
        seen.put(object, end ? new Object[0] : content(object));
        if (!end) open.add(object);
    }

    static boolean isValue(Object object) {
        return object instanceof String || object instanceof Number || object instanceof Boolean || object instanceof Character;
    }

    private static boolean isEnd(Object object) {
        if (object instanceof Recorder || object instanceof String || object instanceof Class || object instanceof Enum) return true;
        if (object instanceof Thread || object instanceof ThreadGroup || object instanceof ClassLoader || object instanceof Module) return true;
        if (object instanceof Boolean || object instanceof Character || object instanceof Context || object instanceof java.util.Locale) return true;
        String name = object.getClass().getName();
        if (object instanceof Number && name.startsWith("java.lang.")) return true;
        return name.startsWith("java.time.") || object instanceof java.net.URI || object instanceof java.util.regex.Pattern || name.startsWith("java.lang.invoke.") || name.startsWith("java.lang.reflect.") || name.startsWith("sun.util.")
            || name.startsWith("jdk.internal.") || name.startsWith("java.nio.charset.") && object instanceof java.nio.charset.Charset
            || name.startsWith("sun.nio.cs.") && object instanceof java.nio.charset.Charset || name.endsWith("FileSystem")
            || name.startsWith("facts.") || object instanceof java.util.concurrent.ForkJoinPool || name.startsWith("java.security.");
    }

    private static Object[] content(Object object) {
        if (object instanceof Object[] array) return array.clone();
        if (TIDYING.contains(object.getClass().getName())) return ((java.util.Collection<?>) object).toArray();
        Class<?> type = object.getClass();
        if (type.isArray()) {
            Object[] all = new Object[Math.min(Array.getLength(object), 64) + 1];
            for (int at = 0; at + 1 < all.length; at++) all[at] = Array.get(object, at);
            all[all.length - 1] = hash(object);
            return all;
        }
        Field[] fields = FIELDS.computeIfAbsent(type, Walk::fields);
        Object[] all = new Object[fields.length];
        for (int at = 0; at < fields.length; at++) {
            try {
                all[at] = fields[at].get(object);
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException(closed);
            }
        }
        return all;
    }

    private static int hash(Object array) {
        if (array instanceof byte[] some) return Arrays.hashCode(some);
        if (array instanceof char[] some) return Arrays.hashCode(some);
        if (array instanceof int[] some) return Arrays.hashCode(some);
        if (array instanceof long[] some) return Arrays.hashCode(some);
        if (array instanceof short[] some) return Arrays.hashCode(some);
        if (array instanceof double[] some) return Arrays.hashCode(some);
        if (array instanceof float[] some) return Arrays.hashCode(some);
        return Arrays.hashCode((boolean[]) array);
    }

    private static Field[] fields(Class<?> type) {
        List<Field> found = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || CACHES.contains(at.getName() + "." + field.getName())) continue;
                try {
                    field.setAccessible(true);
                    found.add(field);
                } catch (RuntimeException closed) {
                    // A module that is not opened: nothing is seen of it.
                }
            }
        }
        return found.toArray(new Field[0]);
    }
}
