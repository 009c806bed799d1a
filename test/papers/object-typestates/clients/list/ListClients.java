/** From L4 remove leads to L4 or L3; `FAILS` marks the calls that do. */
class ListClients {
    static void four() {
        List l = new List();
        l.append(1);
        l.append(2);
        l.append(3);
        l.append(4);
        l.remove();
        l.remove();
        l.remove();
        l.remove();
        l.remove(); // FAILS
    }

    static void three() {
        List l = new List();
        l.append(1);
        l.append(2);
        l.append(3);
        l.remove();
        l.remove();
        l.remove();
    }

    static void empty() {
        List l = new List();
        l.remove(); // FAILS
    }

    public static void main(String[] arguments) {
        try {
            four();
        } catch (Throwable e) {
        }
        try {
            three();
        } catch (Throwable e) {
        }
        try {
            empty();
        } catch (Throwable e) {
        }
    }
}
