public class EmptySplit {
    public static void main(String[] args) {
        System.out.println("".split(",")[0].length());
        System.out.println(",".split(",").length);
        System.out.println(",".split(",")[0].length()); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
