/** Figure 1(a): the block is set on one branch only. `Cell` is the malloc block, `a` the variable whose address it holds. */
class Cell {
  Value target;
}

class Value {
  int number;
}

class Figure1a {
  static void run(int[] choices) {
    Value a = new Value();
    for (int i = 0; i < choices.length; i++) {
      Cell pp = new Cell();
      if (choices[i] > 0) {
        pp.target = a;
      }
      pp.target.number = 10;
    }
  }
}
