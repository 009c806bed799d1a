package espalier;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The library keeps the object of this class that it has made, and gives it out again: the view of a map that is asked for twice is one. Objects of
 * exactly this class whose fields hold the same are one object to programs. The fields are final.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Kept {
}
