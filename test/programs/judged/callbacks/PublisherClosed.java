import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class PublisherClosed implements Flow.Subscriber<String> {
    private String last = "none";

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscription.request(9);
    }

    @Override
    public void onNext(String item) {
        last = item;
    }

    @Override
    public void onError(Throwable problem) {}

    @Override
    public void onComplete() {
        last = null;
    }

    public static void main(String[] args) {
        PublisherClosed subscriber = new PublisherClosed();
        try (SubmissionPublisher<String> publisher = new SubmissionPublisher<>(Runnable::run, 8)) {
            publisher.subscribe(subscriber);
            publisher.submit("x");
            System.out.println(subscriber.last.length());
        }
        System.out.println(subscriber.last.length()); // fails: java.lang.NullPointerException
    }
}
