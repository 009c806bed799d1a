import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

class Down implements Enumeration<Integer> {
    private int left = 3;
    Object top = "top";

    @Override
    public boolean hasMoreElements() {
        return left > 0;
    }

    @Override
    public Integer nextElement() {
        if (left == 1) top = null;
        return left--;
    }
}

public class EnumeratedByMine {
    public static void main(String[] args) {
        Down down = new Down();
        List<Integer> all = Collections.list(down);
        System.out.println(all.size());
        System.out.println(down.top.hashCode()); // fails: java.lang.NullPointerException
    }
}
