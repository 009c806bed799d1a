public class PrintlnShrinks {
    private int[] cells = new int[3];

    @Override
    public String toString() {
        cells = new int[cells.length - 1];
        return "cells";
    }

    public static void main(String[] args) {
        PrintlnShrinks shrinking = new PrintlnShrinks();
        shrinking.cells[2] = 5;
        System.out.println(shrinking.cells[2]);
        System.out.println(shrinking);
        System.out.println(shrinking.cells[2]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
