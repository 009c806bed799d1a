public class ArrayCopiedTypes {
    public static void main(String[] args) {
        Object[] mixed = {"a", "b", 3};
        String[] words = new String[3];
        try {
            System.arraycopy(mixed, 0, words, 0, 3);
        } catch (ArrayStoreException expected) {
            System.out.println(words[1].length());
        }
        System.out.println(words[2].length()); // fails: java.lang.NullPointerException
    }
}
