class Peer {
  private boolean disposed;
  private Peer peer;

  void link(Peer other) {
    peer = other;
  }

  void dispose() {
    disposed = true;
    if (peer != null && peer.disposed) throw new IllegalStateException();
  }
}
