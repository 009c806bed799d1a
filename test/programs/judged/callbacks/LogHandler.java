import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogHandler extends Handler {
    private String last = "";

    @Override
    public void publish(LogRecord entry) {
        last = entry.getThrown() == null ? null : entry.getMessage();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    public static void main(String[] args) {
        Logger logger = Logger.getLogger("judged.log");
        logger.setUseParentHandlers(false);
        LogHandler handler = new LogHandler();
        logger.addHandler(handler);
        System.out.println(handler.last.length());
        logger.info("started");
        System.out.println(handler.last.length()); // fails: java.lang.NullPointerException
    }
}
