/** A client for each row of Figure 13, and for the rows that it lacks: what happens is read off the objects and printed. */
class Rows {
    static String state(C c) {
        return c == null ? "null" : c.disposed ? "C2" : "C1";
    }

    static String state(A a) {
        return a.f == null ? "A1" : a.f.disposed ? "A3" : "A2";
    }

    static void print(String method, String... cells) {
        String line = method;
        for (String cell : cells) line += " | " + cell;
        System.out.println(line);
    }

    static C open() {
        return new C();
    }

    static C disposed() {
        C c = new C();
        c.dispose();
        return c;
    }

    static A holding(C c) {
        A a = new A();
        a.set(c);
        return a;
    }

    static void makeC() {
        C c = new C();
        print("C.<init>", "F1 raw->" + state(c));
    }

    static void makeA() {
        A a = new A();
        print("A.<init>", "F1 raw->" + state(a));
    }

    static void runC(C c) {
        String before = state(c);
        try {
            c.run();
            print("C.run", "F1 " + before + "->" + state(c));
        } catch (Error e) {
            print("C.run", "F1 " + before + "->?");
        }
    }

    static void dispose(C c) {
        String before = state(c);
        try {
            c.dispose();
            print("C.dispose", "F1 " + before + "->" + state(c));
        } catch (Error e) {
            print("C.dispose", "F1 " + before + "->?");
        }
    }

    static void runA(A a) {
        String before = state(a);
        C f = a.f;
        String child = state(f);
        try {
            a.run();
            print("A.run", "F1 " + before + "->" + state(a), "F1.f " + child + "->" + state(f));
        } catch (Error e) {
            print("A.run", "F1 " + before + "->?", "F1.f " + child + "->?");
        }
    }

    static void done(A a) {
        String before = state(a);
        C f = a.f;
        String child = state(f);
        try {
            a.done();
            print("A.done", "F1 " + before + "->" + state(a), "F1.f " + child + "->" + state(f));
        } catch (Error e) {
            print("A.done", "F1 " + before + "->?", "F1.f " + child + "->?");
        }
    }

    static void set(A a, C i) {
        String before = state(a);
        String given = state(i);
        C f = a.f;
        String child = state(f);
        String alias = i != null && i == f ? " | (F2, F1.f)" : "";
        try {
            a.set(i);
            print("A.set", "F1 " + before + "->" + state(a), "F2 " + given + "->" + state(i), "F1.f " + child + "->" + state(f) + alias);
        } catch (Error e) {
            print("A.set", "F1 " + before + "->?", "F2 " + given + "->?", "F1.f " + child + "->?" + alias);
        }
    }

    public static void main(String[] arguments) {
        makeC();
        runC(open());
        runC(disposed());
        dispose(open());
        dispose(disposed());
        makeA();
        runA(holding(null));
        runA(holding(open()));
        runA(holding(disposed()));
        done(holding(null));
        done(holding(open()));
        done(holding(disposed()));
        set(holding(null), null);
        set(holding(null), open());
        set(holding(null), disposed());
        set(holding(open()), null);
        set(holding(open()), open());
        C shared = open();
        set(holding(shared), shared);
        // The row that is missing in the print: another C, already disposed of.
        set(holding(open()), disposed());
        set(holding(disposed()), null);
        set(holding(disposed()), open());
        set(holding(disposed()), disposed());
        C gone = disposed();
        set(holding(gone), gone);
    }
}
