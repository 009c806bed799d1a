public class BuilderDeleted {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("abc");
        text.delete(1, 99);
        System.out.println(text.length());
        text.setLength(3);
        System.out.println((int) text.charAt(2));
        text.deleteCharAt(3); // fails: java.lang.StringIndexOutOfBoundsException (in the library)
    }
}
