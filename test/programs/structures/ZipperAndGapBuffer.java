public class ZipperAndGapBuffer {
    private char[] text = new char[4];
    private int gapStart, gapEnd = text.length;

    private void grow() {
        char[] larger = new char[text.length * 2];
        System.arraycopy(text, 0, larger, 0, gapStart);
        int tail = text.length - gapEnd;
        System.arraycopy(text, gapEnd, larger, larger.length - tail, tail);
        gapEnd = larger.length - tail;
        text = larger;
    }

    ZipperAndGapBuffer insert(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (gapStart == gapEnd) grow();
            text[gapStart++] = s.charAt(i);
        }
        return this;
    }

    ZipperAndGapBuffer move(int by) {
        for (; by < 0 && gapStart > 0; by++) text[--gapEnd] = text[--gapStart];
        for (; by > 0 && gapEnd < text.length; by--) text[gapStart++] = text[gapEnd++];
        return this;
    }

    ZipperAndGapBuffer delete(int n) {
        gapStart = Math.max(0, gapStart - n);
        return this;
    }

    int length() {
        return text.length - (gapEnd - gapStart);
    }

    char charAt(int i) {
        return i < gapStart ? text[i] : text[i + gapEnd - gapStart];
    }

    @Override
    public String toString() {
        return new String(text, 0, gapStart) + "|" + new String(text, gapEnd, text.length - gapEnd);
    }

    static class Undo {
        private interface Edit {
            void apply();

            void revert();
        }

        private static class Link {
            final Edit edit;
            Link previous, next;

            Link(Edit edit) {
                this.edit = edit;
            }
        }

        private Link at = new Link(null);
        final StringBuilder document = new StringBuilder();

        private void perform(Edit edit) {
            edit.apply();
            Link link = new Link(edit);
            link.previous = at;
            at = at.next = link;
        }

        void append(String s) {
            perform(new Edit() {
                @Override
                public void apply() {
                    document.append(s);
                }

                @Override
                public void revert() {
                    document.setLength(document.length() - s.length());
                }
            });
        }

        void clear() {
            perform(new Edit() {
                private String saved;

                @Override
                public void apply() {
                    saved = document.toString();
                    document.setLength(0);
                }

                @Override
                public void revert() {
                    document.append(saved);
                }
            });
        }

        boolean undo() {
            if (at.edit == null) return false;
            at.edit.revert();
            at = at.previous;
            return true;
        }

        boolean redo() {
            if (at.next == null) return false;
            at = at.next;
            at.edit.apply();
            return true;
        }
    }

    public static void main(String[] args) {
        ZipperAndGapBuffer buffer = new ZipperAndGapBuffer();
        System.out.println(buffer.insert("hello world") + " " + buffer.length());
        System.out.println(buffer.move(-5).delete(1).insert(", ") + " " + buffer.charAt(5) + buffer.charAt(7));
        System.out.println(buffer.move(-100).insert("> ").move(100).insert("!") + " " + buffer.length());
        System.out.println(buffer.delete(100) + " " + buffer.length());
        Undo undo = new Undo();
        undo.append("one ");
        undo.append("two ");
        undo.clear();
        undo.append("three");
        System.out.println(undo.document);
        System.out.println(undo.undo() + " " + undo.undo() + " [" + undo.document + "] " + undo.undo() + " [" + undo.document + "]");
        System.out.println(undo.redo() + " " + undo.redo() + " [" + undo.document + "]");
        undo.append("branch");
        System.out.println(undo.redo() + " [" + undo.document + "] " + undo.undo() + undo.undo() + undo.undo() + undo.undo() + " [" + undo.document + "]");
    }
}
