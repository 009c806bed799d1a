public class DeepRecursion {
    private String found;

    int descend(int depth) {
        return descend(depth + 1) + 1;
    }

    void search() {
        try {
            descend(0);
            found = "bottom";
        } catch (StackOverflowError tooDeep) {
            System.out.println("too deep");
        }
    }

    public static void main(String[] args) {
        DeepRecursion search = new DeepRecursion();
        search.search();
        System.out.println(search.found.length()); // fails: java.lang.NullPointerException
    }
}
