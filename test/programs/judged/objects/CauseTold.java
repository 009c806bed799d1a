public class CauseTold extends Exception {
    private String code = "c1";

    @Override
    public String getLocalizedMessage() {
        String told = code;
        code = null;
        return told;
    }

    public static void main(String[] args) {
        CauseTold cause = new CauseTold();
        System.out.println(cause.code.length());
        RuntimeException wrapped = new RuntimeException(cause);
        System.out.println(wrapped.getCause() == cause);
        System.out.println(cause.code.length()); // fails: java.lang.NullPointerException
    }
}
