public class DefaultValuesOfAllTypes {
    static boolean z;
    static byte b;
    static short s;
    static char c;
    static int i;
    static long l;
    static float f;
    static double d;
    static String text;
    static int[] array;
    boolean instanceZ;
    char instanceC;
    double instanceD;
    Object instanceO;
    Integer boxed;

    static class Lazy {
        private static Lazy instance;
        private int hits;
        private boolean ready;
        private String[] cache;

        static Lazy get() {
            return instance != null ? instance : (instance = new Lazy());
        }

        String at(int index) {
            if (!ready) {
                cache = new String[3];
                ready = true;
            }
            if (cache[index] == null) {
                hits++;
                cache[index] = "value" + index;
            }
            return cache[index] + "/" + hits;
        }
    }

    public static void main(String[] args) {
        System.out.println(z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + text + " " + array);
        DefaultValuesOfAllTypes o = new DefaultValuesOfAllTypes();
        System.out.println(o.instanceZ + " " + (int) o.instanceC + " " + o.instanceD + " " + o.instanceO + " " + o.boxed);
        System.out.println(new boolean[1][0].length + " " + (new boolean[1][1])[0][0] + " " + (int) (new char[1])[0] + " " + (new float[1])[0]);
        System.out.println((new String[2])[1] + " " + new int[2][3][1].length + " " + (new int[2][])[0]);
        System.out.println((new long[3])[2] + (new double[3])[1] + (new byte[1])[0]);
        System.out.println(Lazy.get().at(1) + " " + Lazy.get().at(1) + " " + Lazy.get().at(2));
        i++;
        s += 3;
        c += 'a';
        l -= 1;
        z ^= true;
        f /= 0;
        text += "x";
        System.out.println(i + " " + s + " " + c + " " + l + " " + z + " " + f + " " + text);
        Object[] objects = new Object[2];
        objects[1] = objects;
        System.out.println(objects[0] + " " + (objects[1] == objects) + " " + ((Object[]) ((Object[]) objects[1])[1])[0]);
        System.out.println(o.boxed == null ? "no box" : "box " + o.boxed);
        int unboxed = o.boxed;
        System.out.println(unboxed);
    }
}
