package facts;

import java.io.File;
import java.io.FileFilter;
import java.io.FilenameFilter;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Library code that calls methods of which records say what they are given, with recorders in place. */
final class Drivers {
    interface Drive {
        void drive(Context context) throws Exception;
    }

    record Driver(String name, Class<?> type, Drive drive) {}

    private static final Runnable NOTHING = () -> {};
    private static final List<Driver> ALL = List.of(
        new Driver("File.listFiles(FileFilter)", FileFilter.class, c -> {
            FileFilter filter = recorder(c, FileFilter.class);
            tree(c).toFile().listFiles(filter);
            new File("").getAbsoluteFile().listFiles(filter);
        }),
        new Driver("File.listFiles(FilenameFilter)", FilenameFilter.class, c -> {
            FilenameFilter filter = recorder(c, FilenameFilter.class);
            File folder = tree(c).toFile();
            folder.list(filter);
            folder.listFiles(filter);
        }),
        new Driver("Files.walkFileTree", FileVisitor.class, c -> {
            FileVisitor<Path> visitor = visitor(c);
            Path tree = tree(c);
            Files.walkFileTree(tree, visitor);
            Files.walkFileTree(tree, EnumSet.of(FileVisitOption.FOLLOW_LINKS), 1, visitor);
            Files.walkFileTree(tree.resolve("none"), visitor);
        }),
        new Driver("a proxy", InvocationHandler.class, c -> {
            InvocationHandler handler = recorder(c, InvocationHandler.class);
            Object made = Proxy.newProxyInstance(Drivers.class.getClassLoader(), new Class<?>[] {List.class, Runnable.class}, handler);
            made.toString();
            ((Runnable) made).run();
            ((List<?>) made).equals(null);
            ((List<?>) made).contains(null);
        }),
        new Driver("a pool that is full", RejectedExecutionHandler.class, c -> {
            RejectedExecutionHandler handler = recorder(c, RejectedExecutionHandler.class);
            ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), handler);
            for (int at = 0; at < 4; at++) pool.execute(NOTHING);
            pool.shutdownNow();
            pool.submit(NOTHING, null);
            pool.execute(NOTHING);
            pool.execute(null);
        }),
        new Driver("a scheduler that is shut down", RejectedExecutionHandler.class, c -> {
            ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, recorder(c, RejectedExecutionHandler.class));
            pool.shutdown();
            pool.schedule(NOTHING, 1, TimeUnit.SECONDS);
            pool.scheduleAtFixedRate(NOTHING, 1, 1, TimeUnit.SECONDS);
        }),
        new Driver("pools", ThreadFactory.class, c -> {
            ThreadFactory factory = recorder(c, ThreadFactory.class);
            for (var pool : List.of(Executors.newCachedThreadPool(factory), Executors.newFixedThreadPool(1, factory),
                Executors.newSingleThreadExecutor(factory), Executors.newScheduledThreadPool(1, factory))) {
                pool.submit(NOTHING);
                pool.shutdownNow();
            }
            new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), factory).prestartAllCoreThreads();
        }),
        new Driver("ThreadGroup.uncaughtException", Thread.UncaughtExceptionHandler.class, c -> {
            Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
            Thread.setDefaultUncaughtExceptionHandler(recorder(c, Thread.UncaughtExceptionHandler.class));
            try {
                new ThreadGroup("group").uncaughtException(c.chance(2) ? null : Thread.currentThread(), c.chance(2) ? null : new Exception());
            } finally {
                Thread.setDefaultUncaughtExceptionHandler(before);
            }
        }));

    private Drivers() {}

    static List<Driver> of(Class<?> type) {
        List<Driver> found = new ArrayList<>();
        for (Driver driver : ALL) if (driver.type() == type) found.add(driver);
        return found;
    }

    private static <T> T recorder(Context context, Class<T> type) {
        T made = type.cast(Pool.recorder(context, type));
        context.active = true;
        return made;
    }

    @SuppressWarnings("unchecked")
    private static FileVisitor<Path> visitor(Context context) {
        return recorder(context, FileVisitor.class);
    }

    /** A folder with a file, an empty folder, and a link that leads nowhere. */
    private static Path tree(Context context) throws Exception {
        boolean wasActive = context.active;
        context.active = false;
        try {
            Path tree = Files.createTempDirectory(Path.of("").toAbsolutePath(), "tree");
            Files.createFile(tree.resolve("file"));
            Files.createDirectory(tree.resolve("folder"));
            Files.createSymbolicLink(tree.resolve("link"), tree.resolve("nowhere"));
            return tree;
        } finally {
            context.active = wasActive;
        }
    }
}
