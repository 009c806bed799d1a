import java.util.function.Function;

/** The first switch initialises the enums of all switches in the class: the one met last comes first, lambdas are met at the end of their class. */
public class SwitchesInitialiseEnums {
  static StringBuilder log = new StringBuilder();
  enum A { AX, AY; static { log.append("A"); } }
  enum B { BX, BY; static { log.append("B"); } }
  enum C { CX, CY; static { log.append("C"); } }
  enum D { DX, DY; static { log.append("D"); } }
  enum E { EX, EY; static { log.append("E"); } }
  enum F { FX, FY; static { log.append("F"); } }
  enum G { GX, GY; static { log.append("G"); } }
  enum H { HX, HY; static { log.append("H"); } }
  static Object any() {
    Function<D, Integer> f = d -> { Function<E, Integer> g = e -> switch (e) { case EX -> 1; default -> 2; }; return switch (d) { case DX -> 1; default -> 2; }; };
    Function<F, Integer> h = x -> switch (x) { case FX -> 1; default -> 2; };
    return new Object() { int m(G g, H h0) { Function<H, Integer> q = y -> switch (y) { case HX -> 1; default -> 2; }; switch (g) { case GX: return 1; default: return 2; } } };
  }
  static int b(B b, C c) { switch (b) { case BX: switch (c) { case CX: return 3; default: } default: } return 1; }
  static int a(A a) { switch (a) { case AX: return 1; default: return 0; } }
  public static void main(String[] s) { log.append("m"); a(A.AX); System.out.println(log); }
}
