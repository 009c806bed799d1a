/** A client for each row of TooManyListeners, of the drop target. */
class Rows {
    static String state(DropTarget d) {
        return d.listener == null ? "D1" : "D2";
    }

    static DropTarget target(Listener listener) {
        DropTarget d = new DropTarget();
        d.add(listener);
        return d;
    }

    static void add(DropTarget d, Listener added) {
        String before = state(d);
        try {
            d.add(added);
            System.out.println("DropTarget.add | F1 " + before + "->" + state(d));
        } catch (IllegalStateException e) {
            System.out.println("DropTarget.add | F1 " + before + "->?");
        }
    }

    static void remove(DropTarget d, Listener removed) {
        String before = state(d);
        try {
            d.remove(removed);
            System.out.println("DropTarget.remove | F1 " + before + "->" + state(d));
        } catch (IllegalArgumentException e) {
            System.out.println("DropTarget.remove | F1 " + before + "->?");
        }
    }

    public static void main(String[] arguments) {
        Listener one = new Listener();
        Listener two = new Listener();
        System.out.println("DropTarget.<init> | F1 raw->" + state(new DropTarget()));
        add(target(null), null);
        add(target(null), one);
        add(target(one), null);
        add(target(one), two);
        remove(target(null), one);
        remove(target(one), null);
        remove(target(one), one);
        remove(target(one), two);
    }
}
