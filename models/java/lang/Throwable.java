package java.lang;

import espalier.Nullable;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;

/** What can be thrown and caught. */
public class Throwable implements Serializable {
    private static final StackTraceElement[] NO_FRAMES = new StackTraceElement[0];
    private static final Throwable[] NO_THROWABLES = new Throwable[0];

    private String detailMessage;
    /** This object itself as long as no cause has been given: then it may still be set. */
    private Throwable cause = this;
    /** Null until it is asked for; the machine keeps what {@link #fillInStackTrace} has captured. */
    private StackTraceElement[] stackTrace;
    private Throwable[] suppressed = NO_THROWABLES;
    private boolean suppressionDisabled;
    private boolean stackTraceDisabled;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            stackTraceDisabled = true;
            stackTrace = NO_FRAMES;
        }
        detailMessage = message;
        this.cause = cause;
        suppressionDisabled = !enableSuppression;
    }

    @Nullable
    public String getMessage() {
        return detailMessage;
    }

    @Nullable
    public String getLocalizedMessage() {
        return getMessage();
    }

    @Nullable
    public Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            throw new IllegalStateException(
                "Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public String toString() {
        String name = getClass().getName();
        String message = getLocalizedMessage();
        return message == null ? name : name + ": " + message;
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream stream) {
        StringBuilder text = new StringBuilder();
        describe(text, "", "", NO_FRAMES, new Throwable[0]);
        stream.print(text.toString());
    }

    public void printStackTrace(PrintWriter writer) {
        StringBuilder text = new StringBuilder();
        describe(text, "", "", NO_FRAMES, new Throwable[0]);
        writer.print(text.toString());
    }

    /** {@code enclosing} is the trace this one is printed inside of; frames common to both are only counted. */
    private void describe(StringBuilder text, String caption, String indent, StackTraceElement[] enclosing,
            Throwable[] printed) {
        for (Throwable earlier : printed) {
            if (earlier == this) {
                text.append(indent).append(caption).append("[CIRCULAR REFERENCE: ").append(this).append("]\n");
                return;
            }
        }
        Throwable[] known = new Throwable[printed.length + 1];
        for (int i = 0; i < printed.length; i++) {
            known[i] = printed[i];
        }
        known[printed.length] = this;
        StackTraceElement[] frames = frames();
        int last = frames.length - 1;
        int common = 0;
        while (common <= last && common < enclosing.length
            && frames[last - common].equals(enclosing[enclosing.length - 1 - common])) {
            common++;
        }
        text.append(indent).append(caption).append(this).append("\n");
        for (int i = 0; i < frames.length - common; i++) {
            text.append(indent).append("\tat ").append(frames[i]).append("\n");
        }
        if (common != 0) {
            text.append(indent).append("\t... ").append(common).append(" more\n");
        }
        for (Throwable other : suppressed) {
            other.describe(text, "Suppressed: ", indent + "\t", frames, known);
        }
        Throwable reason = getCause();
        if (reason != null) {
            reason.describe(text, "Caused by: ", indent, frames, known);
        }
    }

    /** Captures the frames of the current thread, those of this object's constructors left out. */
    public Throwable fillInStackTrace() {
        if (!stackTraceDisabled) {
            captureStackTrace();
            stackTrace = null;
        }
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        return frames().clone();
    }

    private StackTraceElement[] frames() {
        if (stackTrace == null) {
            int depth = capturedDepth();
            StackTraceElement[] frames = new StackTraceElement[depth];
            for (int i = 0; i < depth; i++) {
                frames[i] = new StackTraceElement(capturedClass(i), capturedMethod(i), capturedFile(i), capturedLine(i),
                        true);
            }
            stackTrace = frames;
        }
        return stackTrace;
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        StackTraceElement[] frames = stackTrace.clone();
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        if (!stackTraceDisabled) {
            this.stackTrace = frames;
        }
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressionDisabled) {
            return;
        }
        int count = suppressed.length;
        Throwable[] longer = new Throwable[count + 1];
        for (int i = 0; i < count; i++) {
            longer[i] = suppressed[i];
        }
        longer[count] = exception;
        suppressed = longer;
    }

    public final Throwable[] getSuppressed() {
        return suppressed.length == 0 ? NO_THROWABLES : suppressed.clone();
    }

    private native void captureStackTrace();

    private native int capturedDepth();

    private native String capturedClass(int frame);

    private native String capturedMethod(int frame);

    /** Null when unknown. */
    private native String capturedFile(int frame);

    private native int capturedLine(int frame);
}
