// A node that is cut off where nobody keeps track is lost when the variable that still holds it is left, here or in a caller.
// not proved: same lost-nodes
// not proved: top lost-nodes
class CutOff {
  static class Node { Node left; Node right; }
  static Node same(Node x) {
    Node c = x.left;
    x.left = c.right;
    return c.right;
  }
  static Node cut(Node x) {
    Node c = x.left;
    x.left = c.right;
    return c;
  }
  static Node top(Node p) {
    p = cut(p);
    return null;
  }
}
