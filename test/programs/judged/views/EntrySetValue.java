import java.util.*;

public class EntrySetValue {
    static class Box {
        String text = "t";
    }

    public static void main(String[] args) {
        Map<String, Box> boxes = new TreeMap<>();
        boxes.put("a", new Box());
        for (Map.Entry<String, Box> entry : boxes.entrySet()) entry.setValue(null);
        System.out.println(boxes.size());
        System.out.println(boxes.get("a").text); // fails: java.lang.NullPointerException
    }
}
