package shop;

public class Stack {
    public String toString() {
        return "stack of the shop";
    }
}
