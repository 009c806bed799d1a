// needs: 8
public class LoopsAndSlots {
  // labelled loops, slot reuse
  public static void main(String[] args) {
    StringBuilder s = new StringBuilder();
    a: for (int i = 0; ; i++) {
      b: do {
        for (int j = 0; j < 3; j++) {
          if (i == j) continue a;
          if (i + j == 4) break b;
          if (i * j > 5) break a;
          s.append(i).append(j).append(' ');
        }
        break;
      }
      while (true);
      if (i > 6) break;
      s.append('|');
    }
    System.out.println(s);
    s.setLength(0);
    {
      int x = 5;
      s.append(x);
    }
    {
      String x = "str";
      s.append(x);
    }
    {
      double x = 2.5;
      long y = 3;
      s.append(x + y);
    }
    {
      Object x = s;
      int y = 1;
      boolean z = x == s;
      s.append(z).append(y);
    }
    {
      boolean x = false;
      char y = 'q';
      byte z = 4;
      s.append(x).append(y).append(z);
    }
    {
      long y = 1;
      float x = y;
      s.append(x);
    }
    for (Object o = "x", p = 5; o != null; o = p == null ? null : p, p = null) s.append(o);
    for (int i = 0, j = 10; i < j; i += 3, j--) {
      int k = i;
      s.append(k);
      {
        long m = k * 2L;
        s.append(m);
      }
      char n = (char) ('a' + j);
      s.append(n);
    }
    x: {
      if (s.length() > 3) break x;
      s.append("never");
    }
    y: if (s != null) {
      for (;;) break y;
    }
    System.out.println(s);
    int i = 0;
    lab: while (i < 10) {
      i++;
      switch (i) {
        case 2: continue;
        case 3: continue lab;
        case 5: break;
        case 8: break lab;
        default: System.out.print(i);
      }
      System.out.print(",");
    }
    System.out.println(i);
    int n = 0;
    do {
      if (n++ == 2) continue;
      int q = n;
      while (q-- > 0) if (q == 1) break;
      else if (q == 7) {
        n = 100;
        continue;
      }
      System.out.print(q + " ");
    }
    while (n < 5 && n != -1);
    System.out.println(n);
    int u;
    if (args.length == 0) u = 4;
    else throw new Error();
    boolean bo;
    if (u > 3 && (bo = u == 4)) System.out.println(bo);
    final int w;
    for (;;) {
      w = u;
      break;
    }
    System.out.println(w);
    long l = 0;
    for (byte bb = 120; bb > 0; bb++) l += bb;
    System.out.println(l);
    for (char c = 'a'; c < 'e'; c += 2) System.out.print(c);
    for (float f = 0; f < 1; f += .25) System.out.print(f + " ");
    for (long q = 1L << 40; q > 1; q >>= 13) System.out.print(q + " ");
    for (boolean first = true, z = false; first; first = z) System.out.println(first);
    Object o = null;
    for (int t = 0; t < 3; t++) {
      o = t == 0 ? "s" : t == 1 ? (Object) Integer.valueOf(1) : new int[]{7};
      if (o instanceof String) {
        String v = (String) o;
        System.out.print(v.length());
      } else if (o instanceof Integer) {
        int v = (Integer) o;
        System.out.print(v);
      } else {
        int[] v = (int[]) o;
        System.out.println(v[0]);
      }
    }
    int[] arr = {3, 1, 2};
    for (int e : arr) {
      if (e == 1) continue;
      arr[1]++;
      arr = new int[]{9};
      System.out.print(e + ":" + arr[0] + " ");
    }
    System.out.println();
    for (char[] row : new char[][]{{'a'}, {}, {'b', 'c'}}) for (char e : row) {
      e++;
      System.out.print(e);
    }
    System.out.println();
  }
}
