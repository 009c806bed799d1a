/** The classes of the thesis, transcribed. */
const CELL = `
public class ConsCell {
  private int head;
  private ConsCell tail;
  public ConsCell(int h, ConsCell t) { head = h; tail = t; }
  public int getHead() { return head; }
  public ConsCell getTail() { return tail; }
  public void setTail(ConsCell t) { tail = t; }
}`;

export const INT_STACK = `${CELL}
class IntStack {
  private ConsCell top;
  public IntStack() { top = null; }
  public void push(int i) { top = new ConsCell(i, top); }
  public ConsCell pop() {
    ConsCell e = null;
    if (top != null) { e = top; top = top.getTail(); }
    return e;
  }
  public ConsCell peek() { return top; }
}`;

export const INT_LIST_1 = `${CELL}
class IntList1 {
  private ConsCell start;
  public IntList1() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void reverse() {
    ConsCell y = null;
    ConsCell t = null;
    while (start != null) {
      t = y;
      y = start;
      start = start.getTail();
      y.setTail(t);
    }
    t = null;
    start = y;
  }
}`;

export const INT_LIST_2 = `${CELL}
class IntList2 {
  private ConsCell start;
  public IntList2() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void make_circular() {
    if (start != null) {
      ConsCell x = start;
      while ((x.getTail() != null) && (x.getTail() != start)) {
        x = x.getTail();
      }
      x.setTail(start);
    }
  }
}`;
