class Resource {
  private boolean closed;

  void use() {
    if (closed) throw new IllegalStateException();
  }

  void close() {
    closed = true;
  }
}

class EternalResource extends Resource {
  void close() {}
}
