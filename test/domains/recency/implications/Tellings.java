import java.util.Objects;
import java.util.function.Supplier;

/** Methods of whose arguments something is known when they have returned, and broken twins of which that is not so. */
class Tellings {
    static Object sink = "";

    static void required(Object x) {
        if (x == null) throw new IllegalArgumentException();
    }

    static void requiredOfOther(Object x) {
        x = sink;
        if (x == null) throw new IllegalArgumentException();
    }

    static void isTrue(boolean b) {
        if (!b) throw new IllegalArgumentException();
    }

    static void isFalse(boolean b, Object x) {
        if (b) throw new IllegalArgumentException(String.valueOf(x));
    }

    static void isTrueOfOther(boolean b) {
        b = sink == null;
        if (!b) throw new IllegalArgumentException();
    }

    static void isTrueOrReported(boolean b) {
        if (!b) sink = "wrong";
    }

    static void argumentIsThere(Object x) {
        isTrue(x != null);
    }

    static void argumentIsThereOrNot(Object x) {
        isTrueOrReported(x != null);
    }

    static boolean isOneOf(boolean b, Object x) {
        return b || x != null;
    }

    static void dereferenced(Object x) {
        x.hashCode();
    }

    static void caught(Object x) {
        try {
            x.hashCode();
        } catch (NullPointerException e) {
            sink = e;
        }
    }

    static void rethrown(Object x) {
        try {
            x.hashCode();
        } catch (NullPointerException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("finally")
    static boolean returnedFromFinally(Object x) {
        try {
            required(x);
            return true;
        } finally {
            return false;
        }
    }

    static boolean afterFinally(Object x) {
        try {
            required(x);
        } finally {
            sink = x;
        }
        return true;
    }

    static void requiredByAnother(Object x) {
        required(x);
    }

    static void otherWayRound(Object x, Object y) {
        required(y);
    }

    static void handedOverCrosswise(Object x, Object y) {
        otherWayRound(y, x);
    }

    static void onOneWay(Object x, boolean flag) {
        if (flag) required(x);
    }

    static void onBothWays(Object x, boolean flag) {
        if (flag) required(x);
        else dereferenced(x);
    }

    static void onlyInLoop(Object x, int times) {
        for (int i = 0; i < times; i++) required(x);
    }

    static void beforeLoopOver(Object[] array) {
        for (Object each : array) sink = each;
    }

    static boolean isEmpty(String s) {
        return s == null || s.isEmpty();
    }

    static boolean isFilled(String s) {
        return !isEmpty(s);
    }

    static boolean isFilledByFlag(String s) {
        boolean filled = false;
        if (s != null) {
            filled = s.length() > 0;
        }
        return filled;
    }

    static boolean flagOfOther(String s, String t) {
        boolean filled = false;
        if (s != null) {
            filled = t == null;
        }
        return filled;
    }

    static boolean isText(Object x) {
        return x instanceof String;
    }

    static boolean isNoText(Object x) {
        return !(x instanceof String);
    }

    static boolean areBoth(Object x, Object y) {
        return x != null & y != null;
    }

    static boolean isOne(Object x, Object y) {
        return x != null | y != null;
    }

    static boolean isNothing(Object x) {
        return Objects.isNull(x);
    }

    static boolean reassignedBetween(Object x, Object y) {
        Object was = x;
        x = y;
        return was != null;
    }

    static Object trimmed(String s) {
        return s == null ? null : s.trim();
    }

    static Object orEmpty(Object x) {
        if (x == null) return "";
        return x;
    }

    static Object orSink(Object x) {
        if (x == null) return sink;
        return x;
    }

    static Object checked(Object x, Supplier<String> message) {
        return Objects.requireNonNull(x, message);
    }

    static Object never(Object x) {
        throw new IllegalStateException("never");
    }

    static void unlessNever(Object x) {
        if (x == null) never(x);
    }

    static void itself(Object x, int depth) {
        if (depth > 0) itself(x, depth - 1);
        else required(x);
    }

    static void locked(Object x) {
        synchronized (x) {
            sink = "";
        }
    }

    static boolean switched(Object x, int kind) {
        switch (kind) {
            case 0:
                required(x);
                return true;
            case 1:
                return x != null;
            default:
                return false;
        }
    }

    static void onlyNull(Object x) {
        if (x != null) throw new IllegalArgumentException();
    }
}
