package com.example.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small helpers for names of files. */
public final class FileNames {
    private static final String[] IMAGES = {"png", "gif", "jpg", "jpeg"};

    private FileNames() {
    }

    /** Everything behind the last dot, in lower case. */
    public static String extension(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** The name without its extension. */
    public static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot);
    }

    /** The name without the folders before it. */
    public static String base(String path) {
        int slash = path.lastIndexOf('/');
        return path.substring(slash + 1);
    }

    public static boolean isImage(String name) {
        String extension = extension(name);
        for (String image : IMAGES) {
            if (image.equals(extension)) {
                return true;
            }
        }
        return false;
    }

    /** {@code photo.png} becomes {@code photo-2.png}. */
    public static String numbered(String name, int number) {
        String extension = extension(name);
        String suffix = extension.isEmpty() ? "" : "." + extension;
        return stem(name) + "-" + number + suffix;
    }

    /** The first name of its kind that is not in the list yet. */
    public static String unused(String name, List<String> taken) {
        if (!taken.contains(name)) {
            return name;
        }
        int number = 2;
        while (taken.contains(numbered(name, number))) {
            number++;
        }
        return numbered(name, number);
    }

    /** The parts of a path, without empty ones. */
    public static List<String> parts(String path) {
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/")) {
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts;
    }

    public static void main(String[] args) {
        List<String> taken = new ArrayList<>();
        taken.add("photo.png");
        taken.add("README");
        System.out.println(unused("photo.png", taken));
        System.out.println(unused("README", taken));
    }
}
