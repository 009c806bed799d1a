public class CompoundAssignmentNarrows {
    static int calls;
    static int[] values = {1, 2, 3};

    static int[] values() {
        calls++;
        return values;
    }

    static int index() {
        calls++;
        return 1;
    }

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b++;
        System.out.println(b);
        byte top = 127;
        top++;
        System.out.println(top);
        short s = Short.MAX_VALUE;
        s += 1.7;
        System.out.println(s);
        char c = 'a';
        c += 1;
        System.out.println(c);
        c -= 'b' - 'A';
        System.out.println(c);
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1));
        int i = 10;
        i += 3.99;
        System.out.println(i);
        i -= 0.5f;
        System.out.println(i);
        i *= 1e10;
        System.out.println(i);
        long l = 1;
        l += 1e19;
        System.out.println(l);
        l = 10;
        l *= 2.5f;
        System.out.println(l);
        float f = 1;
        f += 1e-8;
        System.out.println(f);
        values()[index()] *= 10;
        System.out.println(values[1] + " after " + calls + " calls");
        values()[index()]++;
        System.out.println(values[1] + " after " + calls + " calls");
        String text = "x";
        text += 1 + 2;
        text += 'c';
        text += null;
        text += 1.0f;
        System.out.println(text);
        Object any = "object ";
        any += "grows";
        System.out.println(any);
        boolean flag = true;
        flag &= false;
        flag |= 3 > 2;
        flag ^= true;
        System.out.println(flag);
        Integer boxed = 5;
        boxed += 2;
        boxed++;
        System.out.println(boxed);
        Character letter = 'x';
        letter++;
        System.out.println(letter);
        int chain, other;
        chain = other = 7;
        chain -= other -= 2;
        System.out.println(chain + " " + other);
    }
}
