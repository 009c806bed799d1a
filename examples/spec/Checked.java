// espalier spec examples/spec/Checked.java --check
/** Clauses that specifications are checked against. */
class Checked {
  Checked left;
  Checked right;

  //@ ensures left == \old(right) && right == \old(left);
  // left' = left ++ (this -> this.right)
  // right' = right ++ (this -> this.left)
  // modifies left, right
  void swap() {
    Checked old = left;
    left = right;
    right = old;
  }

  //@ ensures \result ==> reach(this, other, left, right);
  // pure
  boolean isChild(Checked other) {
    return other != null && (left == other || right == other);
  }

  //@ ensures left != \old(left);
  // left' = left ++ (this -> other)
  // modifies left
  void setLeft(Checked other) {
    left = other;
  }
}
