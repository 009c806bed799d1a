package com.example.releases;

import java.util.Objects;

/** A version such as {@code 2.11.3}; what is missing counts as zero. */
public final class ReleaseVersion implements Comparable<ReleaseVersion> {
    /** The oldest version that still gets repairs. */
    private static final String OLDEST_SUPPORTED = "2.x";

    private final int major;
    private final int minor;
    private final int patch;

    public ReleaseVersion(int major, int minor, int patch) {
        this.major = major;
        this.minor = minor;
        this.patch = patch;
    }

    /** Reads a version; at most three numbers count. */
    public static ReleaseVersion parse(String text) {
        String[] parts = text.split("\\.");
        int[] numbers = new int[3];
        for (int i = 0; i < parts.length && i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return new ReleaseVersion(numbers[0], numbers[1], numbers[2]);
    }

    public ReleaseVersion nextMinor() {
        return new ReleaseVersion(major, minor + 1, 0);
    }

    public ReleaseVersion nextMajor() {
        return new ReleaseVersion(major + 1, 0, 0);
    }

    /** Whether repairs are still made for it. */
    public boolean isSupported() {
        return compareTo(parse(OLDEST_SUPPORTED)) >= 0;
    }

    /** Whether programs written for the other run with this one. */
    public boolean isCompatibleWith(ReleaseVersion other) {
        return major == other.major && compareTo(other) >= 0;
    }

    @Override
    public int compareTo(ReleaseVersion other) {
        if (major != other.major) {
            return Integer.compare(major, other.major);
        }
        if (minor != other.minor) {
            return Integer.compare(minor, other.minor);
        }
        return Integer.compare(patch, other.patch);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ReleaseVersion && compareTo((ReleaseVersion) other) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(major, minor, patch);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
