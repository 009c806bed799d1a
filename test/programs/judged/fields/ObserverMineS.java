import java.io.*;
import java.util.*;

public class ObserverMineS {
    static String name = "start";

    static Observable watched() {
        Observable made = new Observable() { { setChanged(); } };
        made.addObserver((o, e) -> hit());
        return made;
    }

    static void hit() {
        name = null;
    }

    static int use(Observable x) throws Exception {
        name = "a";
        x.notifyObservers();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(watched());
    }
}
