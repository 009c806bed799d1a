/** Listeners: a source tells all that were added; each source starts with one that does nothing. */
class Listeners {
  interface Listener {
    int heard(int event);
  }

  static class Nothing implements Listener {
    public int heard(int event) {
      return 0;
    }
  }

  static class Counting implements Listener {
    private int count;

    public int heard(int event) {
      count = count + 1;
      return count;
    }
  }

  static class Entry {
    final Listener listener;
    final Entry next;

    Entry(Listener listener, Entry next) {
      this.listener = listener;
      this.next = next;
    }
  }

  static class Source {
    Listener only = new Nothing();
    Entry entries;

    void add(Listener listener) {
      entries = new Entry(listener, entries);
    }

    int tell(int event) {
      int sum = only.heard(event);
      for (Entry entry = entries; entry != null; entry = entry.next) {
        sum = sum + entry.listener.heard(event);
      }
      return sum;
    }
  }

  public static void main(String[] arguments) {
    Source source = new Source();
    source.only = new Counting();
    for (int i = 0; i < 3; i++) {
      source.add(new Counting());
    }
    System.out.println(source.tell(7));
  }
}
