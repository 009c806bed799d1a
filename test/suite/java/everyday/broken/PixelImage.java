package com.example.images;

import java.util.Arrays;

/** A picture in memory, four bytes a pixel. */
public class PixelImage {
    private static final int CHANNELS = 4;

    private final int width;
    private final int height;
    private final byte[] data;

    public PixelImage(int width, int height) {
        if (width <= 0 || height <= 0) {
            throw new IllegalArgumentException("a picture has a size");
        }
        this.width = width;
        this.height = height;
        this.data = new byte[width * height * CHANNELS];
    }

    /** The size of a poster of so many centimetres, at the resolution of a printer. */
    public static PixelImage poster(int centimetresWide, int centimetresHigh) {
        int pixelsPerCentimetre = 240;
        return new PixelImage(centimetresWide * pixelsPerCentimetre, centimetresHigh * pixelsPerCentimetre);
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    /** Fills the picture with one shade of grey. */
    public void fill(int shade) {
        Arrays.fill(data, (byte) shade);
    }

    public int get(int x, int y, int channel) {
        if (x < 0 || x >= width || y < 0 || y >= height || channel < 0 || channel >= CHANNELS) {
            return 0;
        }
        return data[(y * width + x) * CHANNELS + channel] & 0xff;
    }

    public void set(int x, int y, int channel, int value) {
        if (x < 0 || x >= width || y < 0 || y >= height || channel < 0 || channel >= CHANNELS) {
            return;
        }
        data[(y * width + x) * CHANNELS + channel] = (byte) Math.max(0, Math.min(255, value));
    }

    /** Half as wide and half as high. */
    public PixelImage half() {
        PixelImage small = new PixelImage(Math.max(1, width / 2), Math.max(1, height / 2));
        for (int y = 0; y < small.height; y++) {
            for (int x = 0; x < small.width; x++) {
                for (int channel = 0; channel < CHANNELS; channel++) {
                    small.set(x, y, channel, get(2 * x, 2 * y, channel));
                }
            }
        }
        return small;
    }

    public static void main(String[] args) {
        PixelImage postcard = new PixelImage(148, 105);
        postcard.fill(200);
        System.out.println(postcard.half().getWidth());
        PixelImage billboard = poster(119, 84);
        System.out.println(billboard.getWidth());
    }
}
