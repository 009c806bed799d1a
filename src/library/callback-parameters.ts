/**
 * What code of the JDK passes when it calls back: facts about parameters of methods that programs override or implement.
 *
 * They speak of the JDK's own code only. What is not listed may be null: elements, keys, values, accumulated values and results
 * of other callbacks are passed on as the program has them, and many methods pass a null of their own (`Map.compute`,
 * `CompletableFuture.whenComplete`, `AtomicReference.updateAndGet`).
 */

/** By class, name and descriptor: the positions, the receiver not counted, of parameters for which null is never passed. */
export const NEVER_NULL: Readonly<Record<string, readonly number[]>> = {
  'java.io.FileFilter.accept(Ljava/io/File;)Z': [0],
  'java.io.FilenameFilter.accept(Ljava/io/File;Ljava/lang/String;)Z': [0, 1],
  'java.lang.Thread$UncaughtExceptionHandler.uncaughtException(Ljava/lang/Thread;Ljava/lang/Throwable;)V': [0, 1],
  'java.lang.reflect.InvocationHandler.invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;':
    [0, 1],
  'java.nio.file.FileVisitor.postVisitDirectory(Ljava/lang/Object;Ljava/io/IOException;)Ljava/nio/file/FileVisitResult;':
    [0],
  'java.nio.file.FileVisitor.preVisitDirectory(Ljava/lang/Object;Ljava/nio/file/attribute/BasicFileAttributes;)Ljava/nio/file/FileVisitResult;':
    [0, 1],
  'java.nio.file.FileVisitor.visitFile(Ljava/lang/Object;Ljava/nio/file/attribute/BasicFileAttributes;)Ljava/nio/file/FileVisitResult;':
    [0, 1],
  'java.nio.file.FileVisitor.visitFileFailed(Ljava/lang/Object;Ljava/io/IOException;)Ljava/nio/file/FileVisitResult;': [
    0, 1,
  ],
  'java.nio.file.PathMatcher.matches(Ljava/nio/file/Path;)Z': [0],
  'java.util.concurrent.RejectedExecutionHandler.rejectedExecution(Ljava/lang/Runnable;Ljava/util/concurrent/ThreadPoolExecutor;)V':
    [0, 1],
  'java.util.concurrent.ThreadFactory.newThread(Ljava/lang/Runnable;)Ljava/lang/Thread;': [0],
};

export interface OutsideMethod {
  readonly owner: string;
  readonly name: string;
  readonly descriptor: string;
}

/** Whether code of the JDK that calls the method may pass null for the parameter; the receiver is not counted. */
export function passesNull({ owner, name, descriptor }: OutsideMethod, parameter: number): boolean {
  return NEVER_NULL[`${owner}.${name}${descriptor}`]?.includes(parameter) !== true;
}
