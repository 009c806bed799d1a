import java.util.ArrayList;
import java.util.List;

public class PollutedLoop {
    @SuppressWarnings("unchecked")
    static <T> List<T> castList(List<?> list) {
        return (List<T>) list;
    }

    public static void main(String[] args) {
        List<Object> mixed = new ArrayList<>();
        mixed.add(1);
        mixed.add("two");
        int sum = 0;
        for (Object each : PollutedLoop.<Object>castList(mixed)) sum++;
        System.out.println(sum);
        for (Integer number : PollutedLoop.<Integer>castList(mixed)) { // fails: java.lang.ClassCastException
            sum += number;
        }
    }
}
