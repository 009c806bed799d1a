/** Marks lists whose elements are found fast by index. */
package java.util;

public interface RandomAccess {
}
