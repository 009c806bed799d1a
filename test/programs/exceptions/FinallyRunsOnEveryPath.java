import java.util.ArrayList;
import java.util.List;

public class FinallyRunsOnEveryPath {
    static List<String> log = new ArrayList<>();

    static String path(int kind) {
        for (int round = 0; round < 2; round++) {
            try {
                log.add("try" + round);
                switch (kind) {
                    case 0: return "returned";
                    case 1: continue;
                    case 2: break;
                    case 3: throw new IllegalStateException("thrown");
                    case 4: Object o = null; o.hashCode();
                }
                log.add("end of try");
            } catch (IllegalStateException e) {
                log.add("catch");
                if (round == 0) continue;
                return "from catch";
            } finally {
                log.add("finally" + round);
            }
            log.add("after");
        }
        return "fell through";
    }

    static int counter(int limit) {
        int i = 0;
        for (; ; ) {
            try {
                try {
                    i++;
                    if (i % 2 == 0) continue;
                    if (i > limit) break;
                } finally {
                    i += 10;
                }
            } finally {
                i--;
            }
        }
        return i;
    }

    static boolean nestedReturn() {
        try {
            try {
                return log.add("inner return value");
            } finally {
                log.add("inner finally");
            }
        } finally {
            log.add("outer finally");
        }
    }

    static long evaluatedBeforeFinally() {
        long[] box = {1};
        try {
            return box[0]++ + box[0];
        } finally {
            box[0] = 100;
        }
    }

    static StringBuilder mutable() {
        StringBuilder b = new StringBuilder("try");
        try {
            return b.append(" return");
        } finally {
            b.append(" finally");
        }
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 4; kind++) {
            System.out.println(path(kind) + " " + log);
            log.clear();
        }
        System.out.println(counter(50));
        System.out.println(nestedReturn() + " " + log);
        System.out.println(evaluatedBeforeFinally() + " " + mutable());
        log.clear();
        try {
            path(4);
        } catch (NullPointerException e) {
            System.out.println("escaped " + log);
        }
        int x = 0;
        try {
            x = 1;
            try {
                x = 2;
                throw new RuntimeException();
            } finally {
                x += 10;
            }
        } catch (RuntimeException e) {
            x *= 2;
        } finally {
            x++;
        }
        System.out.println(x);
    }
}
