class Counted {
  private int version;

  void add() {
    version++;
  }

  void twice() {
    int before = version;
    add();
    if (before != version) throw new IllegalStateException();
  }

  void calm() {
    int before = version;
    if (before != version) throw new IllegalStateException();
  }
}
