import java.util.*;
public class OperandsOfEveryAssignmentFormAreOrdered {
    static int count = 0;
    static int next() {
        return ++count;
    }
    static int[] arr() {
        System.out.print("arr ");
        return new int[]{1, 2, 3};
    }
    static int idx() {
        System.out.print("idx ");
        return 1;
    }
    static int val() {
        System.out.print("val ");
        return 5;
    }
    static int boom() {
        throw new RuntimeException("boom");
    }
    static int[] nul() {
        System.out.print("nul ");
        return null;
    }
    int fld = 7;
    static OperandsOfEveryAssignmentFormAreOrdered obj() {
        System.out.print("obj ");
        return null;
    }
    static int sf = 3;
    OperandsOfEveryAssignmentFormAreOrdered self() {
        System.out.print("self ");
        return this;
    }
    public static void main(String[] args) {
        arr()[idx()] += val();
        System.out.println();
        try {
            nul()[idx()] = val();
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            nul()[boom()] = val();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            arr()[10] = val();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            arr()[10] += val();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            arr()[10] = boom();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            obj().fld = val();
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            obj().fld += val();
        } catch (NullPointerException e) {
            System.out.println("npe2");
        }
        System.out.println(obj().sf);
        obj().sf = val();
        System.out.println(sf);
        int i = 0;
        i = i++ + i++;
        System.out.println(i);
        int[] a = {10, 20, 30};
        i = 0;
        a[i] = i = 2;
        System.out.println(Arrays.toString(a) + i);
        i = 1;
        a[i++] += i * 10;
        System.out.println(Arrays.toString(a) + i);
        int x = 3;
        x = x++ * 2 + x;
        System.out.println(x);
        int y = 10;
        y -= 3 - (y = 4);
        System.out.println(y);
        int k = 1;
        k = k + (k = 5) * k;
        System.out.println(k);
        int z = (z = 3) * z;
        System.out.println(z);
        boolean t = true, f = false;
        System.out.println(t | (f = true) & f ^ t);
        System.out.println(f);
        String s = "a";
        s += s += "b";
        System.out.println(s);
        int q = 5;
        q ^= q ^= 3;
        System.out.println(q);
        int j = 2;
        j <<= j++ + ++j;
        System.out.println(j);
        long L = 1;
        L += 1.7;
        System.out.println(L);
        char c = 'x';
        c -= 1.5;
        System.out.println(c);
        byte b = 100;
        b += 100;
        b *= 2;
        b /= 3;
        System.out.println(b);
        short sh = 1;
        sh -= 70000;
        System.out.println(sh);
        int in = 'a';
        in *= 1.5f;
        System.out.println(in);
        Integer I = 5;
        I++;
        I += 2;
        --I;
        System.out.println(I);
        Character C = 'a';
        C++;
        System.out.println(C);
        Byte B = 1;
        B++;
        System.out.println(B);
        Object o = "s";
        o += "t";
        System.out.println(o);
        double d = 5;
        d++;
        d %= 4;
        System.out.println(d);
        float ff = 1;
        ff /= 3;
        System.out.println(ff);
        Long LL = 5L;
        LL <<= 2;
        System.out.println(LL);
        boolean bb = true;
        bb |= boomB() ;
        System.out.println(bb);
        int[][] g = new int[3][3];
        int r = 0;
        g[r++][r++] = r++;
        System.out.println(Arrays.deepToString(g) + r);
        int[] p = {1, 2, 3};
        int[] p2 = p;
        p[(p = new int[]{7, 8, 9})[0] - 6] = 42;
        System.out.println(Arrays.toString(p) + Arrays.toString(p2));
        System.out.println(next() + next() * next() - next());
        System.out.println(next() > 4 ? next() : -next());
        int tern = 1 > 2 ? 1 : 2 > 3 ? 4 : 5 < 6 ? 7 : 8;
        System.out.println(tern);
        try {
            int zz = val() / (val() - 5) + boom();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            foo(val(), boom(), val());
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        new OperandsOfEveryAssignmentFormAreOrdered().self().self().fld++;
        System.out.println();
        final int fin;
        if (args.length == 0) fin = 1;
        else fin = 2;
        System.out.println(fin);
        for (int aa = 0, bbb = 10; aa < bbb; aa += 3, bbb--) System.out.print(aa + ":" + bbb + " ");
        System.out.println();
        for (;;) {
            if (++count > 20) break;
        }
        do count--;
        while (count > 15);
        System.out.println(count);
        lbl: {
            if (count == 15) break lbl;
            System.out.println("not here");
        };
        ;
        {} if (true) ;
        else ;
        System.out.println(((Object) 1 == (Object) 1) + " " + (1 == 1.0) + ('a' == 97) + (10_000_000_000L == 1e10f));
        assert count > 1000 : "off";
        int $dollar = 1;
        System.out.println($dollar);
        label: for (int u = 0; u < 3; u++) for (int v = 0; ; v++) {
            if (v == 2) continue label;
            if (u == 2) break label;
            System.out.print(u + "" + v + " ");
        }
        System.out.println();
    }
    static void foo(int... x) {} static boolean boomB() {
        return false;
    }
}
