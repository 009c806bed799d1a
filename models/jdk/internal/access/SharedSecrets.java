package jdk.internal.access;

/** What packages of the JDK let each other do: the little that java.util needs of it. */
public class SharedSecrets {
    private static JavaUtilCollectionAccess javaUtilCollectionAccess;

    public static JavaLangAccess getJavaLangAccess() {
        return new PublicJavaLang();
    }

    public static JavaUtilCollectionAccess getJavaUtilCollectionAccess() {
        if (javaUtilCollectionAccess == null) {
            try {
                // Its initialiser hands the access in.
                Class.forName("java.util.ImmutableCollections$Access");
            } catch (ClassNotFoundException models) {
                return null;
            }
        }
        return javaUtilCollectionAccess;
    }

    public static void setJavaUtilCollectionAccess(JavaUtilCollectionAccess access) {
        javaUtilCollectionAccess = access;
    }
}
