package java.lang.annotation;

/** Marks a constant that native code refers to. */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.FIELD)
public @interface Native {
}
