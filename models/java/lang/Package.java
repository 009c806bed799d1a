package java.lang;

import espalier.NonNull;

/** A package, by its name. */
public class Package {
    private final String name;

    Package(String name) {
        this.name = name;
    }

    @NonNull
    public String getName() {
        return name;
    }

    public int hashCode() {
        return name.hashCode();
    }

    public boolean equals(Object other) {
        return other instanceof Package && name.equals(((Package) other).name);
    }

    public String toString() {
        return "package " + name;
    }
}
