package java.lang;

import espalier.Any;
import espalier.Nullable;
import java.io.Serializable;
import java.util.Objects;

/** One frame of a stack trace. */
public final class StackTraceElement implements Serializable {
    private final String declaringClass;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;
    /** Whether the machine made it, which knows the class; else only the name is known. */
    private final boolean isCaptured;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this.declaringClass = Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
        isCaptured = false;
    }

    /** A frame of a run. */
    StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber, boolean isCaptured) {
        this.declaringClass = declaringClass;
        this.methodName = methodName;
        this.fileName = fileName;
        this.lineNumber = lineNumber;
        this.isCaptured = isCaptured;
    }

    @Nullable
    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Nullable
    public String getModuleName() {
        return isCaptured && isOfPlatform() ? Any.anyObject("which module") : null;
    }

    @Nullable
    public String getModuleVersion() {
        return isCaptured && isOfPlatform() ? Any.anyObject("which version of a module") : null;
    }

    @Nullable
    public String getClassLoaderName() {
        if (!isCaptured) {
            return null;
        }
        return isOfPlatform() ? Any.anyObject("which class loader") : "app";
    }

    private boolean isOfPlatform() {
        return declaringClass.startsWith("java.") || declaringClass.startsWith("javax.")
                || declaringClass.startsWith("jdk.") || declaringClass.startsWith("sun.")
                || declaringClass.startsWith("com.sun.");
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == -2;
    }

    public String toString() {
        String place;
        if (isNativeMethod()) {
            place = "Native Method";
        } else if (fileName == null) {
            place = "Unknown Source";
        } else if (lineNumber < 0) {
            place = fileName;
        } else {
            place = fileName + ":" + lineNumber;
        }
        return declaringClass + "." + methodName + "(" + place + ")";
    }

    public boolean equals(Object other) {
        if (!(other instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement frame = (StackTraceElement) other;
        return declaringClass.equals(frame.declaringClass) && lineNumber == frame.lineNumber
            && methodName.equals(frame.methodName) && Objects.equals(fileName, frame.fileName);
    }

    public int hashCode() {
        int result = 31 * declaringClass.hashCode() + methodName.hashCode();
        result = 31 * result;
        result = 31 * result;
        result = 31 * result + Objects.hashCode(fileName);
        return 31 * result + lineNumber;
    }
}
