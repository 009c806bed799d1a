package stack;

public class Stacked {
    public static class Link {
        public Link below;
        public int value;
    }
    //@ invariant list(top, below);
    private Link top;
    //@ invariant numbers != null && numbers.length == 2 && numbers[0] <= numbers[1];
    private final int[] numbers = {1, 2};

    public void push(int value) {
        Link link = new Link();
        link.value = value;
        link.below = top;
        top = link;
    }
    public Link top() { return new Link(); }
    public int[] numbers() { return numbers.clone(); }
}
