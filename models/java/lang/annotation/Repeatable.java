package java.lang.annotation;

/** Says that annotations of the annotated type may be repeated; names the type that contains them. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Repeatable {
    Class<? extends Annotation> value();
}
