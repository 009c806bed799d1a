/** A parsed regular expression; linking it to what comes after it gives the nodes that match. */
package java.util.regex;

import java.util.ArrayList;

abstract class Tree {
    abstract Node link(Node next);

    static final class Empty extends Tree {
        @Override
        Node link(Node next) {
            return next;
        }
    }

    static final class Text extends Tree {
        final String text;

        Text(String text) {
            this.text = text;
        }

        @Override
        Node link(Node next) {
            return new Node.Literal(text, next);
        }
    }

    static final class One extends Tree {
        final CharacterSet set;

        One(CharacterSet set) {
            this.set = set;
        }

        @Override
        Node link(Node next) {
            return new Node.One(set, next);
        }
    }

    static final class Sequence extends Tree {
        private final ArrayList<Tree> parts;

        Sequence(ArrayList<Tree> parts) {
            this.parts = parts;
        }

        @Override
        Node link(Node next) {
            Node node = next;
            for (int i = parts.size() - 1; i >= 0; i--) {
                Tree part = parts.get(i);
                if (part instanceof Text) {
                    String text = ((Text) part).text;
                    while (i > 0 && parts.get(i - 1) instanceof Text) {
                        i--;
                        text = ((Text) parts.get(i)).text + text;
                    }
                    node = new Node.Literal(text, node);
                } else {
                    node = part.link(node);
                }
            }
            return node;
        }
    }

    static final class Choice extends Tree {
        private final ArrayList<Tree> alternatives;

        Choice(ArrayList<Tree> alternatives) {
            this.alternatives = alternatives;
        }

        @Override
        Node link(Node next) {
            Node[] nodes = new Node[alternatives.size()];
            for (int i = 0; i < nodes.length; i++) {
                nodes[i] = alternatives.get(i).link(next);
            }
            return new Node.Branch(nodes);
        }
    }

    static final class Group extends Tree {
        private final int number;
        private final int slot;
        private final Tree content;

        Group(int number, int slot, Tree content) {
            this.number = number;
            this.slot = slot;
            this.content = content;
        }

        @Override
        Node link(Node next) {
            return new Node.GroupStart(slot, content.link(new Node.GroupEnd(number, slot, next)));
        }
    }

    /** `kind` is ' ' greedy, '?' reluctant, '+' possessive; the slots are for counts, starts and the end. */
    static final class Repeat extends Tree {
        private final Tree content;
        private final int least;
        private final int most;
        private final char kind;
        private final int firstSlot;

        Repeat(Tree content, int least, int most, char kind, int firstSlot) {
            this.content = content;
            this.least = least;
            this.most = most;
            this.kind = kind;
            this.firstSlot = firstSlot;
        }

        @Override
        Node link(Node next) {
            if (content instanceof One) {
                return new Node.Many(((One) content).set, least, most, kind, next);
            }
            if (kind == '+') {
                int slot = firstSlot + 2;
                return new Node.Possessive(content.link(new Node.PartEnd(slot)), slot, least, most, next);
            }
            Node.Loop loop = new Node.Loop(firstSlot, firstSlot + 1, least, most, kind == '?', next);
            loop.body = content.link(loop);
            return new Node.LoopStart(loop);
        }
    }

    static final class Atomic extends Tree {
        private final Tree content;
        private final int slot;

        Atomic(Tree content, int slot) {
            this.content = content;
            this.slot = slot;
        }

        @Override
        Node link(Node next) {
            return new Node.Atomic(content.link(new Node.PartEnd(slot)), slot, next);
        }
    }

    static final class Look extends Tree {
        private final Tree content;
        private final boolean behind;
        private final boolean wanted;
        private final int slot;

        Look(Tree content, boolean behind, boolean wanted, int slot) {
            this.content = content;
            this.behind = behind;
            this.wanted = wanted;
            this.slot = slot;
        }

        @Override
        Node link(Node next) {
            if (behind) {
                return new Node.LookBehind(content.link(new Node.LookBehindEnd(slot)), slot, wanted, next);
            }
            return new Node.LookAhead(content.link(new Node.PartEnd(slot)), wanted, next);
        }
    }

    static final class BackReference extends Tree {
        private final int group;
        private final boolean ignoreCase;

        BackReference(int group, boolean ignoreCase) {
            this.group = group;
            this.ignoreCase = ignoreCase;
        }

        @Override
        Node link(Node next) {
            return new Node.BackReference(group, ignoreCase, next);
        }
    }

    static final class Place extends Tree {
        private final char kind;
        private final boolean unixLines;

        Place(char kind, boolean unixLines) {
            this.kind = kind;
            this.unixLines = unixLines;
        }

        @Override
        Node link(Node next) {
            return new Node.Place(kind, unixLines, next);
        }
    }
}
