public class TernaryPromotes {
    public static void main(String[] args) {
        Object boxed = true ? 1 : 2.0;
        System.out.println(boxed instanceof Double);
        char letter = 'x';
        int number = 0;
        Object second = args.length > 5 ? letter : number;
        Integer asInteger = (Integer) second;
        System.out.println(asInteger);
        Integer first = (Integer) boxed; // fails: java.lang.ClassCastException
        System.out.println(first);
    }
}
