import java.util.HashMap;
import java.util.Map;

public class RecordOfRecords {
    record Point(int x, int y) {}

    record Box(Point low, Point[] others) {
        Box(Point low) {
            this(low, new Point[] {low});
        }
    }

    public static void main(String[] args) {
        Map<Point, String> names = new HashMap<>();
        names.put(new Point(1, 2), "p");
        System.out.println(names.get(new Point(1, 2)).length());
        Map<Box, String> boxes = new HashMap<>();
        Box box = new Box(new Point(1, 2));
        boxes.put(box, "b");
        System.out.println(boxes.get(new Box(new Point(1, 2), box.others())).length());
        System.out.println(boxes.get(new Box(new Point(1, 2))).length()); // fails: java.lang.NullPointerException
    }
}
