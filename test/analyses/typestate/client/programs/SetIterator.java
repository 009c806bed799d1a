class Version {}

class Set {
  Version ver;
  private Object[] contents;

  Set() {
    contents = new Object[0];
    ver = new Version();
  }

  public Iterator iterator() {
    return new Iterator(this);
  }

  public void add(Object o) {
    Object[] tmp = new Object[contents.length + 1];
    for (int i = 0; i < contents.length; i++) tmp[i] = contents[i];
    tmp[contents.length] = o;
    contents = tmp;
    ver = new Version();
  }

  Object at(int index) {
    return index < contents.length ? contents[index] : null;
  }
}

class Iterator {
  private final Version ts;
  private final Set set;
  private int pos;

  Iterator(Set s) {
    this.ts = s.ver;
    this.set = s;
  }

  public Object next() {
    if (ts != set.ver) throw new java.util.ConcurrentModificationException();
    return set.at(pos++);
  }
}
