package java.lang.annotation;

/** Annotations of the annotated type belong to the documentation of what they mark. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Documented {
}
