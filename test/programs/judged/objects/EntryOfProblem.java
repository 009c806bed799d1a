import java.util.AbstractMap;
import java.util.Map;
import java.util.Optional;

public class EntryOfProblem extends RuntimeException {
    private Integer times = 0;

    @Override
    public String getMessage() {
        times = times == 0 ? 1 : null;
        return "m";
    }

    public static void main(String[] args) {
        EntryOfProblem problem = new EntryOfProblem();
        Map.Entry<String, EntryOfProblem> entry = new AbstractMap.SimpleEntry<>("k", problem);
        System.out.println(entry.toString().length());
        System.out.println(problem.times + 1);
        System.out.println(Optional.of(problem).toString().isEmpty());
        System.out.println(problem.times + 1); // fails: java.lang.NullPointerException
    }
}
