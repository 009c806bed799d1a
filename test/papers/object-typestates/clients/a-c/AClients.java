/** Clients of section 5.6; `FAILS` marks the calls that do. */
class AClients {
    /** The second table of section 5.6: T18, not T17. */
    static void twice() {
        C c = new C();
        A a = new A();
        a.set(c);
        a.set(c);
        a.done(); // FAILS
    }

    static void twoObjects() {
        C c = new C();
        C d = new C();
        A a = new A();
        a.set(c);
        a.set(d);
        a.done();
    }

    /** Parent transitions: b is in A3 although no call of its own made it so. */
    static void parents() {
        C c = new C();
        A a = new A();
        A b = new A();
        a.set(c);
        b.set(c);
        a.done();
        b.run(); // FAILS
    }

    static void parentsApart() {
        C c = new C();
        C d = new C();
        A a = new A();
        A b = new A();
        a.set(c);
        b.set(d);
        a.done();
        b.run();
    }

    /** The sequence of the introduction. */
    static void introduction() {
        A a = new A();
        C c = new C();
        a.set(c);
        a.set(c);
        a.run(); // FAILS
    }

    /** The row that the print lacks: the given C was disposed of before. */
    static void disposedBefore() {
        C c = new C();
        C d = new C();
        d.dispose();
        A a = new A();
        a.set(c);
        a.set(d);
        a.run(); // FAILS
    }

    public static void main(String[] arguments) {
        try {
            twice();
        } catch (Throwable e) {
        }
        try {
            twoObjects();
        } catch (Throwable e) {
        }
        try {
            parents();
        } catch (Throwable e) {
        }
        try {
            parentsApart();
        } catch (Throwable e) {
        }
        try {
            introduction();
        } catch (Throwable e) {
        }
        try {
            disposedBefore();
        } catch (Throwable e) {
        }
    }
}
