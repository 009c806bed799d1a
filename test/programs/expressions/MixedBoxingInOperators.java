import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class MixedBoxingInOperators {
    static Integer count;
    static Long total = 0L;
    Double weight = 1.5;
    static Character letter = 'a';
    static Boolean flag = Boolean.FALSE;

    static int plain(Integer a, int b) {
        return a + b;
    }

    static Integer boxed(int a) {
        return a;
    }

    static long widen(int a) {
        return boxed(a);
    }

    static Object any(int i) {
        return i;
    }

    static Number number(double d) {
        return d;
    }

    public static void main(String[] args) {
        count = 5;
        count += 3;
        count--;
        System.out.println(count + " " + (count * 2.5) + " " + -count + " " + (count > 6) + " " + (count == 7) + " " + ~count);
        total += count;
        total *= 2;
        total <<= 3;
        System.out.println(total + " " + (total == 112) + " " + total.equals(112) + " " + total.equals(112L));
        MixedBoxingInOperators object = new MixedBoxingInOperators();
        object.weight /= 2;
        object.weight++;
        System.out.println(object.weight + " " + (int) (double) object.weight);
        letter++;
        System.out.println(letter + " " + (letter + 1) + " " + (char) (letter + 1) + " " + (letter == 'b'));
        flag |= true;
        flag = !flag;
        System.out.println(flag + " " + (flag ? 1 : 2) + " " + (flag && count > 0 || !flag));
        Integer[] array = {1, 2, 3};
        array[1] += 10;
        array[0]++;
        ++array[2];
        int sum = 0;
        for (int value : array) sum += value;
        System.out.println(sum + " " + array[1] + " " + array[array[0]]);
        System.out.println(plain(3, boxed(4)) + widen(5) + (Integer) any(6) + number(7).intValue());
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) list.add(i * i);
        list.set(2, list.get(2) + list.get(3));
        System.out.println(list + " " + (list.get(4) >> 1) + " " + list.get(list.get(1)));
        Map<Character, Integer> counts = new HashMap<>();
        for (char c : "banana".toCharArray()) counts.put(c, counts.getOrDefault(c, 0) + 1);
        int most = 0;
        for (char c : counts.keySet()) if (counts.get(c) > most) most = counts.get(c);
        System.out.println(counts + " " + most);
        Integer i = 10;
        Integer j = i++;
        Integer k = ++i;
        System.out.println(i + " " + j + " " + k + " " + (i == k) + " " + (i < j) + " " + i.equals(j + 2));
        switch (i) {
            case 12 -> System.out.println("switch on Integer");
            default -> System.out.println("no");
        }
        long mixed = i + 2L * j;
        Object o = true ? i : "text";
        double d = i / 5 + i / 5.0;
        System.out.println(mixed + " " + o + " " + d + " " + "abcdefghijklmn".charAt(i) + " " + new int[i].length);
        Byte b = (byte) 127;
        b++;
        Short s = 10;
        s = (short) (s + b);
        System.out.println(b + " " + s);
        count = null;
        count += 1;
    }
}
