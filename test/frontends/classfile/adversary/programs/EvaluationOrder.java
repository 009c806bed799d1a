// needs: 8
public class EvaluationOrder {
  // evaluation order, compound assignment on arrays
  static int n;
  static StringBuilder log = new StringBuilder();
  static int[] arr(int[] a, String s) {
    log.append(s);
    return a;
  }
  static int idx(int i, String s) {
    log.append(s);
    return i;
  }
  static int val(int v, String s) {
    log.append(s);
    return v;
  }
  static int boom(String s) {
    log.append(s);
    throw new IllegalStateException(s);
  }
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    arr(a, "a")[idx(1, "b")] += val(5, "c");
    System.out.println(log + " " + a[1]);
    int i = 0;
    i = i++ + ++i;
    System.out.println(i);
    i = i++ * 2 + i;
    System.out.println(i);
    a[i = 1] = i = 2;
    System.out.println(a[0] + "," + a[1] + "," + a[2] + " " + i);
    int k = 0;
    a[k++] = a[k++] = a[k] + k++;
    System.out.println(a[0] + "," + a[1] + "," + a[2] + " " + k);
    try {
      int[] z = null;
      z[boom("z")] = 1;
    } catch (RuntimeException e) {
      System.out.println(e);
    }
    try {
      int[] z = null;
      z[0] = boom("y");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
    try {
      int[] z = null;
      z[0] += boom("x");
    } catch (RuntimeException e) {
      System.out.println(e.getClass());
    }
    try {
      a[7] = boom("w");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
    try {
      a[7] += boom("v");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
    try {
      a[val(9,"q")] = 1 / (n * 2);
    } catch (RuntimeException e) {
      System.out.println(e);
    }
    int j = 5;
    j += j++ + (j = 10) + j;
    System.out.println(j);
    long l = 3;
    l <<= 33;
    l += 0.7;
    System.out.println(l);
    char c = 'a';
    c += 1.9;
    c++;
    c *= 2;
    System.out.println((int) c);
    byte b = 120;
    b += 10;
    System.out.println(b);
    b >>>= 1;
    System.out.println(b);
    b = -1;
    b >>>= 28;
    System.out.println(b);
    short s = (short) 40000;
    s ^= 0xffff;
    System.out.println(s--);
    System.out.println(s);
    int x = 7;
    x ^= x << 1 ^ (x = 3);
    System.out.println(x);
    double d = 1;
    d /= 0;
    d -= d;
    System.out.println(d);
    int q = (int) d;
    System.out.println(q);
    q -= 3.99;
    System.out.println(q);
    float f = 16777216f;
    f++;
    System.out.println(f == 16777216f);
    f += 1.5;
    System.out.println(f);
    int[][] m = {{1}, {2}};
    int r = 0;
    m[r][r++] = m[r][0] = r--;
    System.out.println(m[0][0] + " " + m[1][0]);
    log.setLength(0);
    int sum = val(1, "1") - val(2, "2") * val(3, "3") + (val(4, "4") > 3 ? val(5, "5") : val(6, "6"));
    System.out.println(log + "=" + sum);
    String t = null;
    t += null;
    t += 'c';
    t += 1.0f;
    t += new char[0].length;
    System.out.println(t);
    Object o = "p";
    o += "q";
    System.out.println(o);
    String[] ss = {"a"};
    int p = 0;
    ss[p++] += p;
    System.out.println(ss[0] + p);
    Integer boxed = 127;
    boxed++;
    boxed += 1;
    Integer other = 129;
    System.out.println(boxed.equals(other));
    Character ch = 'x';
    ch++;
    System.out.println(ch);
    Byte bb = 127;
    bb++;
    System.out.println(bb);
    Integer[] boxes = {1};
    boxes[0]++;
    boxes[0] <<= 4;
    System.out.println(boxes[0]--);
    System.out.println(--boxes[0]);
  }
}
