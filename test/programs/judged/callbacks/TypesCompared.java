import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;

public class TypesCompared implements ParameterizedType {
    static List<String> names;
    private Object raw = List.class;

    @Override
    public Type[] getActualTypeArguments() {
        return new Type[] {String.class};
    }

    @Override
    public Type getRawType() {
        raw = null;
        return List.class;
    }

    @Override
    public Type getOwnerType() {
        raw = null;
        return null;
    }

    public static void main(String[] args) throws Exception {
        TypesCompared mine = new TypesCompared();
        Object declared = TypesCompared.class.getDeclaredField("names").getGenericType();
        System.out.println(mine.raw.hashCode() != 0);
        System.out.println(List.of(mine).contains(declared));
        System.out.println(mine.raw.hashCode()); // fails: java.lang.NullPointerException
    }
}
