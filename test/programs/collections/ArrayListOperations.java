import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArrayListOperations {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>();
        System.out.println(list.isEmpty() + " " + list.add("b") + " " + list.add("d"));
        list.add(0, "a");
        list.add(2, "c");
        list.addAll(List.of("e", "f"));
        list.addAll(0, Arrays.asList("x", "y"));
        System.out.println(list + " " + list.size() + " " + list.get(3) + " " + list.indexOf("c") + " " + list.lastIndexOf("zz") + " " + list.contains("e"));
        System.out.println(list.set(0, "X") + " " + list.remove(1) + " " + list.remove("f") + " " + list.remove("missing") + " " + list);
        list.removeIf(s -> s.compareTo("c") > 0 && !s.equals("e"));
        list.replaceAll(s -> s + s);
        System.out.println(list + " " + list.hashCode() + " " + list.equals(Arrays.asList("XX", "aa", "bb", "cc", "ee")));
        list.sort(Collections.reverseOrder());
        System.out.println(list + " " + list.subList(1, 3) + " " + String.join("", list));
        List<String> view = list.subList(1, 4);
        view.set(0, "changed");
        view.remove(1);
        view.add("added");
        System.out.println(list + " " + view + " " + view.indexOf("added"));
        view.clear();
        System.out.println(list + " " + view.isEmpty());
        Object[] objects = list.toArray();
        String[] strings = list.toArray(new String[0]);
        String[] larger = list.toArray(new String[] {"1", "2", "3", "4"});
        System.out.println(objects.length + strings[1] + larger[2] + larger[3] + objects.getClass().getSimpleName());
        List<Integer> numbers = new ArrayList<>(List.of(5, 3, 8));
        numbers.addAll(numbers);
        System.out.println(numbers + " " + numbers.containsAll(List.of(3, 5)) + " " + numbers.retainAll(List.of(3, 8)) + numbers + numbers.removeAll(List.of(8)) + numbers);
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nested.add(new ArrayList<>());
            for (int j = 0; j <= i; j++) nested.get(i).add(i * j);
        }
        System.out.println(nested);
        List<Object> self = new ArrayList<>();
        self.add(self);
        self.add(null);
        System.out.println(self + " " + self.indexOf(null) + " " + self.contains(null));
        ArrayList<Integer> many = new ArrayList<>(2);
        for (int i = 0; i < 100; i++) many.add(i * i % 17);
        int total = 0;
        for (int i = many.size() - 1; i >= 0; i -= 7) total += many.remove(i);
        many.trimToSize();
        System.out.println(total + " " + many.size() + " " + many.get(50));
        @SuppressWarnings("unchecked")
        ArrayList<Integer> copy = (ArrayList<Integer>) many.clone();
        copy.clear();
        System.out.println(copy.size() + " " + many.size());
        try {
            numbers.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        numbers.add(7, 1);
    }
}
