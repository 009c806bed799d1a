/** A client for each row of Figure 11: what happens is read off the objects and printed. */
import java.util.ArrayList;
import java.util.TreeSet;

class Rows {
    /** All iterators of the scenario at hand. */
    static ArrayList<Iterator> all = new ArrayList<>();

    static String state(Set s) {
        boolean current = false;
        boolean stale = false;
        for (Iterator r : all) {
            if (r.set != s) continue;
            if (r.ts == s.ver) current = true;
            else stale = true;
        }
        return current ? stale ? "S4" : "S2" : stale ? "S3" : "S1";
    }

    static String state(Iterator r) {
        boolean isCurrent = r.ts == r.set.ver;
        if (state(r.set).equals("S4")) return isCurrent ? "R3" : "R4";
        return isCurrent ? "R1" : "R2";
    }

    /** The iterators of a set, and their states before a call. */
    static class Buddies {
        final ArrayList<Iterator> iterators = new ArrayList<>();
        final ArrayList<String> before = new ArrayList<>();

        Buddies(Set s) {
            for (Iterator r : all) {
                if (r.set != s) continue;
                iterators.add(r);
                before.add(state(r));
            }
        }

        String cell(String of, boolean failed) {
            TreeSet<String> changes = new TreeSet<>();
            for (int i = 0; i < iterators.size(); i++) {
                changes.add(before.get(i) + "->" + (failed ? "?" : state(iterators.get(i))));
            }
            if (changes.isEmpty()) return "";
            return " | B(" + of + ") " + String.join(", ", changes);
        }
    }

    static void makeSet() {
        Set s = new Set();
        System.out.println("Set.<init> | F1 raw->" + state(s));
    }

    static void make(Set s) {
        if (s == null) {
            try {
                new Iterator(null);
            } catch (NullPointerException e) {
                System.out.println("Iterator.<init> | F1 raw->? | F2 null->?");
            }
            return;
        }
        String before = state(s);
        Buddies buddies = new Buddies(s);
        Iterator r = new Iterator(s);
        all.add(r);
        System.out.println("Iterator.<init> | F1 raw->" + state(r) + " | F2 " + before + "->" + state(s) + buddies.cell("F2", false));
    }

    static void iterator(Set s) {
        String before = state(s);
        Buddies buddies = new Buddies(s);
        Iterator r = s.iterator();
        all.add(r);
        System.out.println("Set.iterator | F1 " + before + "->" + state(s) + " | O1 raw->" + state(r) + buddies.cell("F1", false));
    }

    static void add(Set s) {
        String before = state(s);
        Buddies buddies = new Buddies(s);
        s.add(null);
        System.out.println("Set.add | F1 " + before + "->" + state(s) + buddies.cell("F1", false));
    }

    static void next(Iterator r) {
        String before = state(r);
        String set = state(r.set);
        Buddies buddies = new Buddies(r.set);
        String alias = " | (F1, B(F1.set))";
        try {
            r.next();
            System.out.println("Iterator.next | F1 " + before + "->" + state(r) + " | F1.set " + set + "->" + state(r.set)
                + buddies.cell("F1.set", false) + alias);
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("Iterator.next | F1 " + before + "->? | F1.set " + set + "->?" + buddies.cell("F1.set", true) + alias);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("Iterator.next | F1 " + before + "->" + state(r) + " | F1.set " + set + "->" + state(r.set)
                + buddies.cell("F1.set", false) + alias + " | ArrayIndexOutOfBoundsException");
        }
    }

    /** A set with something in it and so many stale and then so many current iterators. */
    static Set set(int stale, int current) {
        all.clear();
        Set s = new Set();
        for (int i = 0; i < stale; i++) all.add(s.iterator());
        s.add(null);
        for (int i = 0; i < current; i++) all.add(s.iterator());
        return s;
    }

    public static void main(String[] arguments) {
        make(null);
        make(set(0, 0));
        make(set(0, 1));
        make(set(1, 0));
        make(set(1, 1));
        set(0, 1);
        next(all.get(0));
        set(1, 0);
        next(all.get(0));
        set(1, 1);
        next(all.get(1));
        set(1, 1);
        next(all.get(0));
        makeSet();
        iterator(set(0, 0));
        iterator(set(0, 1));
        iterator(set(1, 0));
        iterator(set(1, 1));
        add(set(0, 0));
        add(set(0, 1));
        add(set(1, 0));
        add(set(1, 1));
        // Past the end: no error of these kinds, and no row of the print.
        set(0, 1);
        all.get(0).next();
        next(all.get(0));
        set(1, 1);
        all.get(1).next();
        next(all.get(1));
    }
}
