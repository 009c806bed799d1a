package facts;

/** An object whose class is not the library's and that tells of every call of a method that it overrides. */
public interface Recorder {
    /** Whether it overrides what it could leave to the library. */
    boolean overridesAll();

    /** The methods of that name are its own. */
    boolean overrides(String name);
}
