public class CloneRefused {
    static class Plain {
        String text = "t";

        Plain copy() {
            try {
                return (Plain) clone();
            } catch (CloneNotSupportedException refused) {
                return null;
            }
        }
    }

    static class Willing extends Plain implements Cloneable {
    }

    public static void main(String[] args) {
        System.out.println(new Willing().copy().text);
        System.out.println(new Plain().copy().text); // fails: java.lang.NullPointerException
    }
}
