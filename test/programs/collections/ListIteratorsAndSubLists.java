import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class ListIteratorsAndSubLists {
    static void exercise(List<Integer> list) {
        for (int i = 1; i <= 8; i++) list.add(i);
        ListIterator<Integer> it = list.listIterator();
        while (it.hasNext()) {
            int index = it.nextIndex(), value = it.next();
            if (value % 3 == 0) it.remove();
            else if (value % 2 == 0) {
                it.set(value * 10);
                it.add(index);
            }
        }
        System.out.println(list + " " + it.previousIndex() + " " + it.hasNext());
        StringBuilder backwards = new StringBuilder();
        while (it.hasPrevious()) backwards.append(it.previous()).append(',');
        System.out.println(backwards);
        List<Integer> middle = list.subList(2, 6);
        System.out.println(middle + " " + middle.size() + " " + middle.contains(40) + " " + middle.indexOf(40));
        middle.set(0, -1);
        middle.add(1, -2);
        middle.remove(Integer.valueOf(40));
        Collections.reverse(middle);
        System.out.println(middle + " " + list);
        List<Integer> inner = middle.subList(1, 3);
        inner.clear();
        System.out.println(inner + " " + middle + " " + list);
        middle.addAll(List.of(7, 7, 7));
        middle.removeIf(x -> x == 7);
        System.out.println(list + " " + list.subList(0, 0) + " " + list.subList(list.size(), list.size()).isEmpty());
        try {
            list.subList(3, 2);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            System.out.println("refused");
        }
    }

    static <T> List<List<T>> chunks(List<T> list, int size) {
        List<List<T>> result = new ArrayList<>();
        for (int i = 0; i < list.size(); i += size) result.add(list.subList(i, Math.min(i + size, list.size())));
        return result;
    }

    static <T> void interleave(List<T> a, List<? extends T> b) {
        ListIterator<T> it = a.listIterator();
        for (T item : b) {
            if (it.hasNext()) it.next();
            it.add(item);
        }
    }

    public static void main(String[] args) {
        exercise(new ArrayList<>());
        exercise(new LinkedList<>());
        System.out.println(chunks(List.of(1, 2, 3, 4, 5, 6, 7), 3));
        List<String> letters = new LinkedList<>(List.of("a", "b", "c"));
        interleave(letters, List.of("1", "2", "3", "4"));
        System.out.println(letters);
        ListIterator<String> it = letters.listIterator(letters.size());
        it.previous();
        it.set("last");
        it.previous();
        it.remove();
        System.out.println(letters + " " + it.nextIndex());
        it.remove();
    }
}
