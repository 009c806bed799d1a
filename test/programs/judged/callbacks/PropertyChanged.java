import java.beans.PropertyChangeSupport;

public class PropertyChanged {
    private String title = "t";

    public static void main(String[] args) {
        PropertyChanged bean = new PropertyChanged();
        PropertyChangeSupport changes = new PropertyChangeSupport(bean);
        changes.addPropertyChangeListener(event -> bean.title = (String) event.getNewValue());
        changes.firePropertyChange("title", "t", "u");
        System.out.println(bean.title.length());
        changes.firePropertyChange("title", "u", null);
        System.out.println(bean.title.length()); // fails: java.lang.NullPointerException
    }
}
