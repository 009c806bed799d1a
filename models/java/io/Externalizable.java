package java.io;

/** A class that writes its objects itself; only a type here. */
public interface Externalizable extends Serializable {
}
