import java.util.TreeMap;

public class FloorOfTree {
    public static void main(String[] args) {
        TreeMap<Integer, String> rates = new TreeMap<>();
        rates.put(10, "low");
        rates.put(20, "high");
        System.out.println(rates.floorEntry(15).getValue());
        System.out.println(rates.headMap(10, true).lastEntry().getValue());
        System.out.println(rates.headMap(10, false).lastEntry().getValue()); // fails: java.lang.NullPointerException
    }
}
