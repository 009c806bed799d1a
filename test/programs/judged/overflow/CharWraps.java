public class CharWraps {
    public static void main(String[] args) {
        char low = 0;
        low--;
        String[] names = new String[10];
        names[low & 7] = "seven";
        System.out.println(names[7].length());
        low += 2;
        System.out.println(names[low].length()); // fails: java.lang.NullPointerException
    }
}
