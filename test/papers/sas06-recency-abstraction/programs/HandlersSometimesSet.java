/** Digest, check 5, first negative: the constructor sets the field on one branch only. */
interface Handler {
  int run();
}

class First implements Handler {
  public int run() {
    return 1;
  }
}

class Item {
  private Handler handler;
  final Item next;

  Item(Handler handler, Item next, int number) {
    if (number > 10) {
      this.handler = handler;
    }
    this.next = next;
  }

  int use() {
    return handler.run();
  }
}

class HandlersSometimesSet {
  static int run() {
    Handler handler = new First();
    Item list = null;
    for (int i = 0; i < 1000; i++) {
      list = new Item(handler, list, i);
    }
    int sum = 0;
    for (Item item = list; item != null; item = item.next) {
      sum = sum + item.use();
    }
    return sum;
  }
}
