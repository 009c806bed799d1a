import java.util.logging.Filter;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandlerOfLoggers implements Filter {
    static HandlerOfLoggers latest = new HandlerOfLoggers();

    @Override
    public boolean isLoggable(LogRecord entry) {
        latest = null;
        return false;
    }

    public static void main(String[] args) {
        Logger parent = Logger.getLogger("judged.parent");
        parent.setFilter(latest);
        System.out.println(latest.hashCode() != 0);
        parent.warning(() -> "careful");
        System.out.println(latest.hashCode()); // fails: java.lang.NullPointerException
    }
}
