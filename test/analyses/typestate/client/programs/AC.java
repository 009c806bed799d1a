class C {
  private boolean disposed;

  void run() {
    if (disposed) throw new IllegalStateException();
  }

  void dispose() {
    if (disposed) throw new IllegalStateException();
    disposed = true;
  }
}

class A {
  private C f;

  void set(C c) {
    if (f != null) f.dispose();
    f = c;
  }

  void run() {
    if (f != null) f.run();
  }

  void done() {
    if (f != null) f.dispose();
  }
}
