import java.util.concurrent.atomic.AtomicReference;

public class AtomicHolder {
    public static void main(String[] args) {
        AtomicReference<String> holder = new AtomicReference<>();
        holder.accumulateAndGet("first", (old, given) -> old == null ? given : old + given);
        System.out.println(holder.get().length());
        holder.set(null);
        holder.accumulateAndGet("second", (old, given) -> {
            return old.concat(given); // fails: java.lang.NullPointerException
        });
    }
}
