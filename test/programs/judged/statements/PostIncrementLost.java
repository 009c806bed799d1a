public class PostIncrementLost {
    public static void main(String[] args) {
        String[] names = {"a", null};
        int index = 0;
        index = index++;
        System.out.println(names[index].length());
        index = ++index;
        System.out.println(names[index].length()); // fails: java.lang.NullPointerException
    }
}
