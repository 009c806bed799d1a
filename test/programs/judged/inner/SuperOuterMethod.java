public class SuperOuterMethod {
    int[] data = {1, 2, 3};

    int read(int index) {
        return data[index]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    class Shifted extends SuperOuterMethod {
        int around(int index) {
            return SuperOuterMethod.this.read(index) + read(index);
        }
    }

    public static void main(String[] args) {
        SuperOuterMethod outer = new SuperOuterMethod();
        Shifted shifted = outer.new Shifted();
        System.out.println(shifted.around(2));
        shifted.data = new int[2];
        System.out.println(shifted.around(2));
    }
}
