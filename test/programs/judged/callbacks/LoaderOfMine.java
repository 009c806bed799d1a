public class LoaderOfMine extends ClassLoader {
    private String last = "none";

    LoaderOfMine() {
        super(LoaderOfMine.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        last = null;
        throw new ClassNotFoundException(name);
    }

    public static void main(String[] args) {
        LoaderOfMine loader = new LoaderOfMine();
        System.out.println(loader.last.length());
        try {
            loader.loadClass("no.such.Class");
        } catch (ClassNotFoundException expected) {
            System.out.println(loader.last.length()); // fails: java.lang.NullPointerException
        }
    }
}
