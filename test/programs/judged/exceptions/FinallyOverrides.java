public class FinallyOverrides {
    static String find(String[] names, int index) {
        String found = "none";
        while (true) {
            try {
                found = names[index]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
                return found;
            } catch (ArrayIndexOutOfBoundsException outside) {
                found = null;
                continue;
            } finally {
                if (found == null) break;
            }
        }
        return found;
    }

    public static void main(String[] args) {
        String[] names = {"ann"};
        System.out.println(find(names, 0).length());
        System.out.println(find(names, 1).length()); // fails: java.lang.NullPointerException
    }
}
