/** Marks listeners of events. */
package java.util;

public interface EventListener {
}
