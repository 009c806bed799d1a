import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class CompletedOrders {
    public static void main(String[] args) {
        List<String> orders = new ArrayList<>(List.of("tea"));
        CompletableFuture<String> payment = new CompletableFuture<>();
        payment.thenAccept(orders::add);
        Iterator<String> open = orders.iterator();
        System.out.println(open.next());
        open = orders.iterator();
        payment.complete("cake");
        System.out.println(open.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
