// needs: 17
public class SwitchForms {
  // switches
  enum E {
    A, B {
      int v() {
        return 20;
      }
    }, C;
    int v() {
      return ordinal();
    }
  }
  static int s1(String s) {
    int r = 0;
    switch (s) {
      case "Aa": r++;
      case "BB": r += 10;
      break;
      case "C#": case "Bb": r = 5;
      default: r += 100;
      case "": r += 1000;
    }
    return r;
  }
  static String s2b(Object o, int k) {
    return switch (k) {
      case 1, 2, 3 -> {
        try {
          yield "t" + Integer.parseInt(o.toString());
        } catch (NumberFormatException e) {
          yield "nf";
        } finally {
          k = 9;
        }
      }
      case 1 << 20 -> "big";
      case Integer.MIN_VALUE -> throw new IllegalStateException("min");
      default -> {
        if (o == null) yield "null";
        yield o + "" + k;
      }
    };
  }
  static int s3(E e) {
    return switch (e) {
      case A -> 1;
      case B -> e.v();
      case C -> {
        for (int i = 0; ; i++) if (i > 3) yield i;
      }
    };
  }
  static int s4(E e) {
    int r = 0;
    switch (e) {
      case C: r += 1;
      case A: r += 2;
      break;
      case B: r += e.v();
    }
    return r;
  }
  static char s5(Character c) {
    switch (c) {
      case 'a': case 'b': return 'x';
      case 'z': c = 'y';
      default: return c;
    }
  }
  static long s6(Byte b, Short s) {
    long l = switch (b) {
      case 1 -> 1L;
      case -128 -> switch (s) {
        case 300 -> 300;
        default -> 'c';
      };
      default -> (int) 2.5f;
    };
    return l;
  }
  static boolean s7(int i) {
    return switch (i) {
      case 0 -> true;
      case 1 -> i == 1 ? false : true;
      default -> s7(i - 2) ^ switch (i % 3) {
        case 0: yield true;
        default: yield false;
      };
    }
    && i < 9;
  }
  static int s8(String s) {
    return s.length() + switch (s) {
      case "a" -> {
        int q = 1;
        yield q + switch (q) {
          case 1 -> 10;
          default -> 20;
        };
      }
      case "b" -> 2;
      default -> -1;
    }
    * 2;
  }
  public static void main(String[] args) {
    for (String s : new String[]{"Aa", "BB", "C#", "Bb", "", "zz"}) System.out.print(s1(s) + " ");
    System.out.println(s2b("12", 1) + s2b("q", 3) + s2b(null, 1 << 20) + s2b(null, 7) + s2b(1, 8));
    try {
      s2b(0, Integer.MIN_VALUE);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      s1(null);
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    try {
      s3(null);
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    try {
      s4(null);
    } catch (NullPointerException e) {
      System.out.println("npe");
    }
    for (E e : E.values()) System.out.print(s3(e) + "," + s4(e) + " ");
    System.out.println(s5('a') + "" + s5('z') + s5('q'));
    System.out.println(s6((byte) 1, (short) 1) + " " + s6((byte) -128, (short) 300) + " " + s6((byte) -128, (short) 1) + s6((byte) 2, null));
    for (int i = 0; i < 12; i++) System.out.print(s7(i) ? 1 : 0);
    System.out.println(s8("a") + s8("b") + s8("cc"));
    int x = 3;
    switch (x) { }
    switch (x) {
      default:
    }
    switch (x++) {
      case 3: int y = 2;
      case 4: y = 5;
      System.out.println(y + x);
    }
    E n = E.valueOf("B");
    System.out.println(n.getClass() == E.class);
    System.out.println(n.getDeclaringClass() == E.class);
    try {
      E.valueOf("D");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
