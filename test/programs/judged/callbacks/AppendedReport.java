import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class AppendedReport {
    static class Section {
        private final List<Section> printed;

        Section(List<Section> printed) {
            this.printed = printed;
        }

        @Override
        public String toString() {
            printed.add(this);
            return "section";
        }
    }

    public static void main(String[] args) {
        List<Section> printed = new ArrayList<>();
        Section first = new Section(printed);
        printed.add(first);
        Iterator<Section> each = printed.iterator();
        StringBuilder report = new StringBuilder();
        report.append("title").append(first);
        System.out.println(each.next() == first); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
