/** Digest, check 5, second negative: a setter writes another handler later, through an old object. */
interface Handler {
  int run();
}

class First implements Handler {
  public int run() {
    return 1;
  }
}

class Second implements Handler {
  public int run() {
    return 2;
  }
}

class Item {
  private Handler handler;
  final Item next;

  Item(Handler handler, Item next) {
    this.handler = handler;
    this.next = next;
  }

  void set(Handler handler) {
    this.handler = handler;
  }

  int use() {
    return handler.run();
  }
}

class HandlersReplaced {
  static int run() {
    Handler handler = new First();
    Item list = null;
    for (int i = 0; i < 1000; i++) {
      list = new Item(handler, list);
    }
    list.next.set(new Second());
    int sum = 0;
    for (Item item = list; item != null; item = item.next) {
      sum = sum + item.use();
    }
    return sum;
  }
}
