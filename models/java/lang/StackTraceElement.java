package java.lang;

import espalier.Nullable;
import java.io.Serializable;
import java.util.Objects;

/** One frame of a stack trace. */
public final class StackTraceElement implements Serializable {
    private final String declaringClass;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this.declaringClass = Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
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
        return null;
    }

    @Nullable
    public String getModuleVersion() {
        return null;
    }

    @Nullable
    public String getClassLoaderName() {
        return null;
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
