// An early return skips an assignment: the object is left half made, and fails much later.
// espalier check examples/check/Session.java
// finds: null-dereference on line 21

public class Session {
    private String user;
    private String language;

    public void logIn(String credentials) {
        int colon = credentials.indexOf(':');
        if (colon < 0) {
            user = credentials;
            return;
        }
        user = credentials.substring(0, colon);
        language = credentials.substring(colon + 1);
    }

    public String greeting() {
        if (user == null) return "Who are you?";
        return (language.equals("fr") ? "Bonjour " : "Hello ") + user;
    }

    public static void main(String[] arguments) {
        Session session = new Session();
        session.logIn("colette:fr");
        System.out.println(session.greeting());
        Session visitor = new Session();
        visitor.logIn("guest");
        System.out.println(visitor.greeting());
    }
}
