public class ClonedRegister implements Cloneable {
    private String[] names = {"a", "b"};

    @Override
    public ClonedRegister clone() {
        try {
            ClonedRegister copy = (ClonedRegister) super.clone();
            if (names.length > 2) copy.names = names.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            return null;
        }
    }

    int length() {
        int length = 0;
        for (String name : names) length += name.length(); // fails: java.lang.NullPointerException
        return length;
    }

    public static void main(String[] args) {
        ClonedRegister register = new ClonedRegister();
        ClonedRegister copy = register.clone();
        System.out.println(register.length());
        copy.names[1] = null;
        System.out.println(register.length());
    }
}
