/** Digest, check 5: a field that the constructor sets, in a thousand objects of a list. */
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
  private final Handler handler;
  final Item next;

  Item(Handler handler, Item next) {
    this.handler = handler;
    this.next = next;
  }

  int use() {
    return handler.run();
  }
}

class Handlers {
  static int run() {
    Handler unused = new Second();
    Handler handler = new First();
    Item list = null;
    for (int i = 0; i < 1000; i++) {
      list = new Item(handler, list);
    }
    int sum = unused.run();
    for (Item item = list; item != null; item = item.next) {
      sum = sum + item.use();
    }
    return sum;
  }
}
