public class ConcatenatedProblem extends Exception {
    private StringBuilder details = new StringBuilder("d");

    @Override
    public String getMessage() {
        String told = details.toString();
        details = null;
        return told;
    }

    public static void main(String[] args) {
        ConcatenatedProblem problem = new ConcatenatedProblem();
        System.out.println(problem.details.length());
        String line = "problem: " + problem;
        System.out.println(line.length());
        System.out.println(problem.details.length()); // fails: java.lang.NullPointerException
    }
}
