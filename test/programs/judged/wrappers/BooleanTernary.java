import java.util.HashMap;
import java.util.Map;

public class BooleanTernary {
    public static void main(String[] args) {
        Map<String, Boolean> flags = new HashMap<>();
        flags.put("a", Boolean.TRUE);
        Boolean chosen = flags.containsKey("a") ? flags.get("a") : Boolean.FALSE;
        System.out.println(chosen);
        Boolean missing = args.length == 0 ? flags.get("b") : false; // fails: java.lang.NullPointerException
        System.out.println(missing);
    }
}
