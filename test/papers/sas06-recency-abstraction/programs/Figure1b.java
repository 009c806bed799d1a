/** Figure 1(b): the block is set on both branches. */
class Cell {
  Value target;
}

class Value {
  int number;
}

class Figure1b {
  static void run(int[] choices) {
    Value a = new Value();
    Value b = new Value();
    for (int i = 0; i < choices.length; i++) {
      Cell pp = new Cell();
      if (choices[i] > 0) {
        pp.target = a;
      } else {
        pp.target = b;
      }
      pp.target.number = 10;
    }
  }
}
