/** Objects reached by two ways, through containers, closures, clones and statics. */
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Sharing {
    static class Cell { Object content = "c"; Cell copy() { Cell c = new Cell(); c.content = content; return c; } }

    static Cell global = new Cell();

    static int throughList() {
        List<Cell> list = new ArrayList<>();
        Cell cell = new Cell();
        list.add(cell);
        list.get(0).content = null;
        return cell.content.hashCode();
    }

    static int throughMap(Map<String, Cell> map) {
        map.put("k", new Cell());
        wipe(map);
        return map.get("k").content.hashCode();
    }

    static void wipe(Map<String, Cell> map) { for (Cell each : map.values()) each.content = null; }

    static int throughStatic() {
        Cell cell = global;
        cell.content = "x";
        reset();
        return cell.content.hashCode();
    }

    static void reset() { global.content = null; }

    static int throughReplacedStatic() {
        global.content = "x";
        replace();
        return global.content.hashCode();
    }

    static void replace() { global = new Cell(); global.content = null; }

    static int throughClone() {
        Cell[] cells = {new Cell(), new Cell()};
        Cell[] copy = cells.clone();
        copy[1].content = null;
        return cells[1].content.hashCode();
    }

    static int throughArgumentArray(Object... values) {
        Object[] own = values;
        clear(values);
        return own[0].hashCode();
    }

    static void clear(Object[] values) { for (int i = 0; i < values.length; i++) values[i] = null; }

    static int throughCopy(Object[] from) {
        Object[] to = {"a", "b"};
        System.arraycopy(from, 0, to, 0, 1);
        return to[0].hashCode();
    }

    static int throughInner() {
        Cell cell = new Cell();
        class Eraser { void erase() { cell.content = null; } }
        new Eraser().erase();
        return cell.content.hashCode();
    }

    static int throughRecursion(Cell cell, int depth) {
        cell.content = "at " + depth;
        if (depth == 0) { cell.content = null; return 0; }
        throughRecursion(cell, depth - 1);
        return cell.content.hashCode();
    }

    static int throughText() {
        Cell[] holder = {new Cell()};
        Object trap = new Object() { @Override public String toString() { holder[0] = null; return "trap"; } };
        String text = "a" + trap;
        return holder[0].content.hashCode() + text.length();
    }

    static int throughEquals() {
        Cell cell = new Cell();
        Object trap = new Object() {
            @Override public boolean equals(Object other) { cell.content = null; return true; }
            @Override public int hashCode() { return 1; }
        };
        List<Object> list = new ArrayList<>();
        list.add(trap);
        list.contains(trap);
        list.indexOf("x");
        Map<Object, String> map = new HashMap<>();
        map.put(trap, "1");
        return cell.content.hashCode();
    }

    static void caught(String name, Runnable action) {
        try { action.run(); } catch (NullPointerException e) { System.out.println(name); }
    }

    public static void main(String[] args) {
        caught("list", Sharing::throughList);
        caught("map", () -> throughMap(new HashMap<>()));
        caught("static", Sharing::throughStatic);
        caught("replaced", Sharing::throughReplacedStatic);
        caught("clone", Sharing::throughClone);
        caught("arguments", () -> throughArgumentArray("a", "b"));
        caught("copy", () -> throughCopy(new Object[1]));
        caught("inner", Sharing::throughInner);
        caught("recursion", () -> throughRecursion(new Cell(), 2));
        caught("text", Sharing::throughText);
        caught("equals", Sharing::throughEquals);
    }
}
