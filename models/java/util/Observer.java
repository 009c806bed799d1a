/** Is told of changes of what it observes. */
package java.util;

public interface Observer {
    void update(Observable o, Object arg);
}
