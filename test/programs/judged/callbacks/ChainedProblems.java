import java.sql.SQLException;

public class ChainedProblems extends SQLException {
    private StringBuilder trail = new StringBuilder("t");

    @Override
    public synchronized Throwable getCause() {
        trail = null;
        return null;
    }

    public static void main(String[] args) {
        ChainedProblems problems = new ChainedProblems();
        System.out.println(problems.trail.length());
        for (Throwable each : problems) System.out.println(each == problems);
        System.out.println(problems.trail.length()); // fails: java.lang.NullPointerException
    }
}
