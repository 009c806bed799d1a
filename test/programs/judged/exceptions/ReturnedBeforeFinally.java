import java.util.ArrayList;
import java.util.List;

public class ReturnedBeforeFinally {
    private List<String> log = new ArrayList<>();
    private String last = "none";

    List<String> drain() {
        try {
            return log;
        } finally {
            log = null;
            last = last.isEmpty() ? null : "";
        }
    }

    int size() {
        return log.size() + last.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        ReturnedBeforeFinally logs = new ReturnedBeforeFinally();
        System.out.println(logs.size());
        System.out.println(logs.drain().size());
        logs.log = new ArrayList<>();
        System.out.println(logs.size());
        System.out.println(logs.drain().size());
        System.out.println(logs.size());
    }
}
