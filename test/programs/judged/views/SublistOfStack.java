import java.util.Enumeration;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

public class SublistOfStack {
    public static void main(String[] args) {
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        stack.push("c");
        Enumeration<String> all = stack.elements();
        List<String> middle = stack.subList(1, 2);
        middle.clear();
        System.out.println(all.nextElement());
        System.out.println(stack.size());
        System.out.println(middle.isEmpty());
        Vector<String> same = stack;
        same.trimToSize();
        System.out.println(middle.isEmpty()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
