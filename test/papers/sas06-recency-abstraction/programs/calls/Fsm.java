/** A machine with states as objects: the start state is replaced before the machine runs. */
class Fsm {
  interface State {
    State next(int input);

    boolean accepts();
  }

  static class Idle implements State {
    public State next(int input) {
      return new Running();
    }

    public boolean accepts() {
      return false;
    }
  }

  static class Running implements State {
    public State next(int input) {
      return input > 0 ? this : new Stopped();
    }

    public boolean accepts() {
      return false;
    }
  }

  static class Stopped implements State {
    public State next(int input) {
      return this;
    }

    public boolean accepts() {
      return true;
    }
  }

  static class Machine {
    State start = new Idle();
    State current;
  }

  public static void main(String[] arguments) {
    Machine machine = new Machine();
    machine.start = new Running();
    boolean atStart = machine.start.accepts();
    machine.current = machine.start;
    for (int input = 3; input >= 0; input--) {
      machine.current = machine.current.next(input);
    }
    System.out.println(atStart || machine.current.accepts());
  }
}
