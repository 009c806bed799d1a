import java.util.ArrayList;
import java.util.List;

public class ArrayOfLists {
    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        List<String>[] lists = new List[2];
        lists[0] = new ArrayList<>();
        Object[] objects = lists;
        objects[1] = List.of(5);
        lists[0].add("a");
        System.out.println(lists[0].get(0).length());
        System.out.println(lists[1].get(0).length()); // fails: java.lang.ClassCastException
    }
}
