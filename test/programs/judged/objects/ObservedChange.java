import java.util.Observable;
import java.util.Observer;

@SuppressWarnings("deprecation")
public class ObservedChange extends Observable implements Observer {
    private String state = "s";

    @Override
    public void update(Observable source, Object argument) {
        state = null;
    }

    void change() {
        setChanged();
        notifyObservers("x");
    }

    public static void main(String[] args) {
        ObservedChange observed = new ObservedChange();
        observed.addObserver(observed);
        System.out.println(observed.state.length());
        observed.change();
        System.out.println(observed.state.length()); // fails: java.lang.NullPointerException
    }
}
