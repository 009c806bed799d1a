import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Queue;

public class LinkedListAsListAndDeque {
    static int josephus(int n, int k) {
        LinkedList<Integer> circle = new LinkedList<>();
        for (int i = 1; i <= n; i++) circle.add(i);
        while (circle.size() > 1) {
            for (int i = 1; i < k; i++) circle.addLast(circle.removeFirst());
            circle.removeFirst();
        }
        return circle.element();
    }

    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>(Arrays.asList("b", "c"));
        list.addFirst("a");
        list.addLast("d");
        list.add(2, "inserted");
        list.push("pushed");
        list.offer("offered");
        list.offerFirst("front");
        System.out.println(list + " " + list.size() + " " + list.peek() + list.peekFirst() + list.peekLast() + list.getFirst() + list.getLast());
        System.out.println(list.poll() + list.pollLast() + list.pop() + list.removeLast() + list.remove(1) + list);
        System.out.println(list.remove("c") + " " + list.removeFirstOccurrence("zz") + " " + list.indexOf("inserted") + " " + list);
        list.addAll(List.of("x", "y", "x"));
        System.out.println(list.removeLastOccurrence("x") + " " + list + " " + list.lastIndexOf("x") + " " + list.get(2) + list.set(0, "z"));
        Iterator<String> down = list.descendingIterator();
        while (down.hasNext()) System.out.print(down.next() + " ");
        System.out.println();
        ListIterator<String> it = list.listIterator(1);
        System.out.println(it.previousIndex() + " " + it.nextIndex() + " " + it.previous() + it.hasPrevious());
        while (it.hasNext()) {
            String s = it.next();
            if (s.equals("x")) it.remove();
            else it.set(s + s);
        }
        it.add("last");
        System.out.println(list);
        while (it.hasPrevious()) System.out.print(it.previous() + (it.nextIndex() + "") + " ");
        System.out.println();
        Queue<Integer> queue = new LinkedList<>();
        for (int i = 0; i < 5; i++) queue.offer(i * i);
        int sum = 0;
        while (!queue.isEmpty()) sum = sum * 10 + queue.remove() % 10;
        System.out.println(sum + " " + queue.poll() + " " + queue.peek());
        Deque<Character> stack = new LinkedList<>();
        for (char c : "stack".toCharArray()) stack.push(c);
        StringBuilder out = new StringBuilder();
        while (!stack.isEmpty()) out.append(stack.pop());
        System.out.println(out);
        System.out.println(josephus(41, 3) + " " + josephus(1, 5));
        LinkedList<Object> nulls = new LinkedList<>();
        nulls.add(null);
        nulls.add(null);
        System.out.println(nulls + " " + nulls.contains(null) + " " + nulls.remove(null) + " " + nulls.size() + " " + nulls.equals(Arrays.asList((Object) null)));
        nulls.clear();
        System.out.println(nulls.pollFirst() + " " + nulls.isEmpty() + " " + list.hashCode());
        System.out.println(nulls.removeFirst());
    }
}
