/** Gates of a circuit: each has an operation, set by the constructor of its class. */
class Circuit {
  interface Operation {
    boolean apply(boolean left, boolean right);
  }

  static class And implements Operation {
    public boolean apply(boolean left, boolean right) {
      return left & right;
    }
  }

  static class Or implements Operation {
    public boolean apply(boolean left, boolean right) {
      return left | right;
    }
  }

  static class Gate {
    Operation operation = new And();
    boolean left;
    boolean right;

    boolean output() {
      return operation.apply(left, right);
    }
  }

  static class OrGate extends Gate {
    OrGate() {
      operation = new Or();
    }
  }

  public static void main(String[] arguments) {
    boolean value = true;
    for (int i = 0; i < 4; i++) {
      Gate gate = new Gate();
      gate.left = value;
      gate.right = true;
      value = gate.operation.apply(gate.left, gate.right);
      OrGate other = new OrGate();
      other.left = value;
      value = other.operation.apply(other.left, other.right);
    }
    System.out.println(value);
  }
}
