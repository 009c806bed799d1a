import java.io.File;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

/** Code of the program that library methods run where few expect it. */
public class AskedBySurprise {
    static final StringBuilder LOG = new StringBuilder();

    enum Late {
        ONE, TWO;

        static {
            LOG.append("initialised ");
        }
    }

    static class Named extends File {
        Named(String path) {
            super(path);
        }

        @Override
        public String getPath() {
            LOG.append("path ");
            return super.getPath();
        }
    }

    static class Loader extends ClassLoader {
        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            LOG.append("find ").append(name).append(' ');
            return super.findClass(name);
        }
    }

    static class Job implements Runnable {
        private final boolean fails;

        Job(boolean fails) {
            this.fails = fails;
        }

        @Override
        public void run() {
            if (fails) throw new IllegalStateException("failed");
        }

        @Override
        public String toString() {
            LOG.append("shown ");
            return "job";
        }
    }

    static void told(Object value) {
        String text = String.valueOf(value);
        System.out.println(text.replaceAll("@[0-9a-f]+", "") + " | " + LOG);
        LOG.setLength(0);
    }

    static String state(FutureTask<?> task) {
        String text = task.toString();
        return text.substring(text.indexOf('['));
    }

    public static void main(String[] args) {
        told(EnumSet.noneOf(Late.class).size());
        told(EnumSet.allOf(Late.class));
        File mine = new Named("a");
        LOG.setLength(0);
        told(mine.equals(new File("a")));
        told(new File("b").compareTo(mine));
        told(List.of(mine).contains(new File("c")));
        try {
            told(new Loader().loadClass("no.such.Class"));
        } catch (ClassNotFoundException expected) {
            told(expected.getMessage());
        }
        FutureTask<String> good = new FutureTask<>(new Job(false), "done");
        told(state(good));
        good.run();
        told(state(good));
        FutureTask<String> bad = new FutureTask<>(new Job(true), "done");
        bad.run();
        told(state(bad));
        FutureTask<String> never = new FutureTask<>(new Job(true), "done");
        never.cancel(false);
        told(state(never));
        String adapter = Executors.callable(new Job(false)).toString();
        told(adapter.substring(adapter.indexOf('[')));
        try {
            EnumSet.noneOf(null);
        } catch (NullPointerException expected) {
            told("refused");
        }
    }
}
