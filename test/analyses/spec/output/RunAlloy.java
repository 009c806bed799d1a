import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.alloy4.ErrorWarning;
import edu.mit.csail.sdg.ast.Command;
import edu.mit.csail.sdg.parser.CompModule;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Options;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;

/** Reads modules of Alloy, and with --run runs their commands: a line for each module, command and error. */
public class RunAlloy {
  public static void main(String[] files) {
    boolean runs = files[0].equals("--run");
    A4Options options = new A4Options();
    A4Reporter reporter = new A4Reporter() {
      @Override
      public void warning(ErrorWarning warning) {}
    };
    for (String file : files) {
      if (file.equals("--run")) continue;
      try {
        CompModule module = CompUtil.parseEverything_fromFile(reporter, null, file);
        System.out.println("accepted " + file);
        if (!runs) continue;
        for (Command command : module.getAllCommands()) {
          A4Solution solution =
              TranslateAlloyToKodkod.execute_command(reporter, module.getAllReachableSigs(), command, options);
          System.out.println(command.label + " " + (solution.satisfiable() ? "satisfiable" : "unsatisfiable"));
        }
      } catch (Throwable error) {
        System.out.println("error " + file + ": " + error);
      }
    }
  }
}
