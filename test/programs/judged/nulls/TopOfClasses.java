public class TopOfClasses {
    public static void main(String[] args) {
        int depth = 0;
        for (Class<?> type = Integer.class; depth < 9; type = type.getSuperclass()) {
            depth += type.getSimpleName().length() > 0 ? 1 : 0; // fails: java.lang.NullPointerException
        }
        System.out.println(depth);
    }
}
