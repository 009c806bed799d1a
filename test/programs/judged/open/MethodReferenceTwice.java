import java.util.Comparator;

public class MethodReferenceTwice {
    static Comparator<String> order() {
        return String::compareTo;
    }

    public static void main(String[] args) {
        Object[] cells = new Object[1];
        int index = order() == order() ? 0 : 1;
        if (index == 1) cells[index] = "other"; // undecided: array-bounds
        System.out.println(cells.length);
    }
}
