public class NoAnnotation {
    @Deprecated
    static void old() {}

    static void fresh() {}

    public static void main(String[] args) throws Exception {
        Class<?> type = NoAnnotation.class;
        System.out.println(type.getDeclaredMethod("old").getAnnotation(Deprecated.class).forRemoval());
        System.out.println(type.getDeclaredMethod("fresh").getAnnotation(Deprecated.class).forRemoval()); // fails: java.lang.NullPointerException
    }
}
