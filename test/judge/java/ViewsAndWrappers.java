import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/** Sub-lists, key sets, unmodifiable and synchronised lists: what is changed through one is seen by the others. */
class ViewsAndWrappers {
    static int sum(Collection<Integer> numbers) {
        int sum = 0;
        for (Integer number : numbers) {
            sum += number;
        }
        return sum;
    }

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(Arrays.asList(1, 2, 3, 4));
        List<Integer> part = numbers.subList(1, 3);
        System.out.println(sum(part));
        part.add(9);
        System.out.println(sum(numbers));
        List<Integer> shown = Collections.unmodifiableList(numbers);
        Iterator<Integer> walk = shown.iterator();
        System.out.println(walk.next());
        System.out.println(part.get(0));
        part.set(0, 7);
        System.out.println(walk.next());
        Map<String, Integer> ages = new HashMap<>();
        ages.put("ann", 3);
        ages.put("bob", 4);
        Iterator<String> names = ages.keySet().iterator();
        while (names.hasNext()) {
            String name = names.next();
            if (ages.get(name) > 3) names.remove();
        }
        ages.values().remove(3);
        System.out.println(ages.isEmpty() + " " + ages.keySet());
        List<Integer> fixed = Arrays.asList(5, 6);
        fixed.set(0, 8);
        ListIterator<Integer> both = fixed.listIterator();
        int first = both.next();
        both.set(first + 1);
        int again = both.previous();
        System.out.println(first + again + sum(fixed));
        List<Integer> safe = Collections.synchronizedList(numbers);
        for (Integer each : safe) {
            System.out.println(each + safe.size());
        }
    }
}
