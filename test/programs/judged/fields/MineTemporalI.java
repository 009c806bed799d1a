import java.io.*;
import java.util.*;

public class MineTemporalI {
    String name = "start";
    static final MineTemporalI SELF = new MineTemporalI();

    static void hit() {
        SELF.name = null;
    }

    static int use(java.time.temporal.TemporalAdjuster x) throws Exception {
        SELF.name = "a";
        java.time.LocalDate.EPOCH.with(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(t -> { hit(); return t; });
    }
}
