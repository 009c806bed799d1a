class Registry {
  Session last;

  void note(Session session) {
    last = session;
  }
}

class Session {
  private boolean ready;

  Session(Registry registry, boolean fails) {
    registry.note(this);
    if (fails) throw new IllegalArgumentException();
    ready = true;
  }

  void send() {
    if (!ready) throw new IllegalStateException();
  }
}
