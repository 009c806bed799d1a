import java.util.ArrayList;

class Trail extends ArrayList<String> {
    Trail origin = this;

    @Override
    public Object clone() {
        Trail copy = (Trail) super.clone();
        copy.origin = null;
        return copy;
    }
}

public class CloneOfMine {
    public static void main(String[] args) {
        ArrayList<String> trail = new Trail();
        trail.add("a");
        Trail copy = (Trail) trail.clone();
        System.out.println(copy.size());
        System.out.println(copy.origin.size()); // fails: java.lang.NullPointerException
    }
}
