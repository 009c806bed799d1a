/**
 * Figure 5: objects with a table of methods, made in a loop. The table is an object of its own here; the third field links
 * the objects, so that the older ones stay in reach.
 */
class Table {
  int f() {
    return 1;
  }
}

class OtherTable extends Table {
  int f() {
    return 2;
  }
}

class Made {
  Table vt;
  Made older;
}

class Figure5 {
  static int run(int count) {
    Table table = new Table();
    Table other = new OtherTable();
    Made last = null;
    for (int i = 0; i < count; i++) {
      Made p = new Made();
      p.vt = table;
      p.older = last;
      last = p;
    }
    int sum = other.f();
    while (last != null) {
      sum = sum + last.vt.f();
      last = last.older;
    }
    return sum;
  }
}
