/** Digest, check 6: two objects of one site, the older of them known to be one. */
class Holder {
  Object f;
  /** Keeps what is older in reach. */
  Holder before;
}

class TwoFromOneSite {
  static Holder mk() {
    return new Holder();
  }

  static Object straight() {
    Object a = new Object();
    Object b = new Object();
    Holder p = mk();
    Holder q = p;
    p = mk();
    q.f = a;
    p.f = b;
    return new Object[] {q, p};
  }

  static Object loop(int count) {
    Object a = new Object();
    Object b = new Object();
    Holder p = mk();
    Holder q = p;
    for (int i = 0; i < count; i++) {
      q = p;
      p = mk();
      p.before = q;
      q.f = a;
      p.f = b;
    }
    return new Object[] {q, p}; // loop
  }
}
