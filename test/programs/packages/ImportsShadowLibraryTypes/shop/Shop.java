package shop;

public interface Shop {
    static String describe(int n) {
        return n + (n == 1 ? " item" : " items");
    }
}
