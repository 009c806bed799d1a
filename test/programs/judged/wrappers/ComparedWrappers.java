import java.util.Objects;

public class ComparedWrappers {
    record Version(Integer major, Integer minor) {
        boolean isNewer(Version other) {
            return major > other.major || Objects.equals(major, other.major) && minor > other.minor; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        System.out.println(new Version(2, null).isNewer(new Version(1, null)));
        System.out.println(new Version(1, 2).isNewer(new Version(1, 1)));
        System.out.println(new Version(1, 2).isNewer(new Version(1, null)));
    }
}
