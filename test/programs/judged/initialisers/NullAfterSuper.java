abstract class Widget {
    Widget() {
        build();
    }

    abstract void build();
}

class Button extends Widget {
    private String label = null;
    private String caption;

    @Override
    void build() {
        label = "label";
        caption = "caption";
    }

    int size() {
        return caption.length();
    }

    int labelSize() {
        return label.length(); // fails: java.lang.NullPointerException
    }
}

public class NullAfterSuper {
    public static void main(String[] args) {
        Button button = new Button();
        System.out.println(button.size());
        System.out.println(button.labelSize());
    }
}
