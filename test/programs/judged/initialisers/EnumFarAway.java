import java.util.*;

public class EnumFarAway {
    static int all() {
        FarNames.name = "b";
        EnumSet.allOf(FarKind.class);
        return FarNames.name.length(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        try { all(); } catch (RuntimeException e) { }
    }
}
class FarNames { static String name = "a"; }
enum FarKind { A; static { FarNames.name = null; } }
