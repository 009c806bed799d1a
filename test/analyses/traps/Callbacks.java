/** Code that is handed in changes what its caller relies on. */
public class Callbacks {
    interface Visitor { void visit(Box box); }

    static class Box {
        Object item = "full";
        static Box last = new Box();
        int read(Visitor visitor) {
            if (item == null) return -1;
            visitor.visit(this);
            return item.hashCode();
        }
    }

    static int shared(Visitor visitor) {
        Box.last = new Box();
        visitor.visit(null);
        return Box.last.hashCode();
    }

    static int captured(Runnable action, Object[] cell) {
        cell[0] = "x";
        action.run();
        return cell[0].hashCode();
    }

    public static void main(String[] args) {
        try { new Box().read(box -> box.item = null); } catch (NullPointerException e) { System.out.println("visited"); }
        try { shared(box -> Box.last = null); } catch (NullPointerException e) { System.out.println("shared"); }
        Object[] cell = new Object[1];
        try { captured(() -> cell[0] = null, cell); } catch (NullPointerException e) { System.out.println("captured"); }
    }
}
