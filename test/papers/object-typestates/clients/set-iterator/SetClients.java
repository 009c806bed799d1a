/** Clients of section 5.6; `FAILS` marks the calls that do. */
class SetClients {
    /** The first table of section 5.6. */
    static void stale() {
        Set s = new Set();
        Iterator i = s.iterator();
        s.add("one");
        i.next(); // FAILS
    }

    static void current() {
        Set s = new Set();
        s.add("one");
        Iterator i = s.iterator();
        i.next();
    }

    /** T13 and T8: a newer iterator works although an older one is stale. */
    static void mixed() {
        Set s = new Set();
        Iterator old = s.iterator();
        s.add("one");
        Iterator young = s.iterator();
        young.next();
        old.next(); // FAILS
    }

    /** The iterator of one set does not mind that another one changes. */
    static void apart() {
        Set s = new Set();
        Set t = new Set();
        s.add("one");
        Iterator i = s.iterator();
        t.add("two");
        i.next();
    }

    /** T1. */
    static void withoutSet() {
        new Iterator(null); // FAILS
    }

    public static void main(String[] arguments) {
        try {
            stale();
        } catch (Throwable e) {
        }
        try {
            current();
        } catch (Throwable e) {
        }
        try {
            mixed();
        } catch (Throwable e) {
        }
        try {
            apart();
        } catch (Throwable e) {
        }
        try {
            withoutSet();
        } catch (Throwable e) {
        }
    }
}
