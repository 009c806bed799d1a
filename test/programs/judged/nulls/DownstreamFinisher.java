import java.util.List;
import java.util.stream.Collectors;

public class DownstreamFinisher {
    static String best(List<String> names) {
        return names.stream().filter(name -> name.length() > 9)
                .collect(Collectors.collectingAndThen(Collectors.toList(), all -> all.isEmpty() ? null : all.get(0)));
    }

    public static void main(String[] args) {
        System.out.println(best(List.of("a very long name")).length());
        System.out.println(best(List.of("short")).length()); // fails: java.lang.NullPointerException
    }
}
