class LateDetail extends RuntimeException {
    private final String detail = String.valueOf(7);
    private int length;

    LateDetail(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        length = detail.length(); // fails: java.lang.NullPointerException
        return super.fillInStackTrace();
    }

    int length() {
        return length;
    }
}

public class FilledTraceEarly {
    public static void main(String[] args) {
        System.out.println(new LateDetail("late").length());
    }
}
