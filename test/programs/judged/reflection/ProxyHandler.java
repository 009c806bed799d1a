import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

interface Greeter {
    String greet(String name);
}

public class ProxyHandler implements InvocationHandler {
    private StringBuilder log = new StringBuilder();

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        log = null;
        return arguments[0] == null ? "" : null;
    }

    public static void main(String[] args) {
        ProxyHandler handler = new ProxyHandler();
        Greeter greeter = (Greeter) Proxy.newProxyInstance(ProxyHandler.class.getClassLoader(), new Class<?>[] {Greeter.class}, handler);
        String greeting = greeter.greet("x");
        System.out.println(handler.log == null);
        System.out.println(greeting.length()); // fails: java.lang.NullPointerException
    }
}
