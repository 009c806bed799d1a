public class SplitEnds {
    public static void main(String[] args) {
        String[] parts = "a,b,,".split(",");
        System.out.println(parts[1]);
        String[] all = "a,b,,".split(",", -1);
        System.out.println(all[3].length());
        System.out.println(parts[2].length()); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
