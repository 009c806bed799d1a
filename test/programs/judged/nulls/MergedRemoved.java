import java.util.TreeMap;

public class MergedRemoved {
    public static void main(String[] args) {
        TreeMap<String, Integer> stock = new TreeMap<>();
        stock.put("nails", 2);
        int left = stock.merge("nails", -1, (have, less) -> have + less == 0 ? null : have + less);
        System.out.println(left);
        left = stock.merge("nails", -1, (have, less) -> have + less == 0 ? null : have + less); // fails: java.lang.NullPointerException
        System.out.println(left);
    }
}
