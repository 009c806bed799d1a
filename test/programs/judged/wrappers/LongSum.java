import java.util.ArrayList;
import java.util.List;

public class LongSum {
    static long sum(List<Long> values) {
        long sum = 0;
        for (long value : values) sum += value; // fails: java.lang.NullPointerException
        return sum;
    }

    public static void main(String[] args) {
        List<Long> values = new ArrayList<>();
        values.add(1L);
        System.out.println(sum(values));
        values.add(null);
        System.out.println(sum(values));
    }
}
