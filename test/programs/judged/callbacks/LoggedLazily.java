import java.util.*;
import java.util.logging.*;

public class LoggedLazily {
    private static Object[] pool = new Object[4];

    public static void main(String[] args) {
        Logger logger = Logger.getLogger("quiet");
        logger.setLevel(Level.ALL);
        logger.setUseParentHandlers(false);
        logger.info(() -> {
            pool = new Object[0];
            return "emptied";
        });
        System.out.println(pool[0]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
