/** Expressions and their derivatives: a tree of three classes, walked by virtual calls. */
class Derivative {
  interface Term {
    Term derived();

    int at(int x);
  }

  static class Number implements Term {
    private final int value;

    Number(int value) {
      this.value = value;
    }

    public Term derived() {
      return new Number(0);
    }

    public int at(int x) {
      return value;
    }
  }

  static class Unknown implements Term {
    public Term derived() {
      return new Number(1);
    }

    public int at(int x) {
      return x;
    }
  }

  static class Sum implements Term {
    private final Term left;
    private final Term right;

    Sum(Term left, Term right) {
      this.left = left;
      this.right = right;
    }

    public Term derived() {
      return new Sum(left.derived(), right.derived());
    }

    public int at(int x) {
      return left.at(x) + right.at(x);
    }
  }

  public static void main(String[] arguments) {
    Term unknown = new Unknown();
    Term number = new Number(3);
    Term sum = new Sum(unknown, number);
    Term derived = sum.derived();
    System.out.println(unknown.at(1) + number.at(1) + sum.at(2) + derived.at(2));
  }
}
