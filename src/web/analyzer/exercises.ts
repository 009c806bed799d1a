/** Questions that an idle worker answers for itself: they run the code that real ones will run, and read the library that these need. */
import type { Question, ViewName } from '../protocol.js';

const VIEWS: readonly ViewName[] = ['shapes', 'findings', 'invariants', 'specification', 'typestates'];

/** Small, and with a little of everything: a loop, a call, a formula, what may fail, what does fail. */
const PROGRAM = `class Exercise {
    Exercise next;
    //@ requires list(x, next);
    //@ ensures list(\\result, next);
    static Exercise reverse(Exercise x) {
        Exercise done = null;
        while (x != null) {
            Exercise rest = x.next;
            x.next = done;
            done = x;
            x = rest;
        }
        return done;
    }
    static Exercise second(Exercise x) {
        return x.next.next;
    }
    public static void main(String[] words) {
        second(new Exercise());
    }
}
`;

/** Two classes whose objects have to do with each other: a predicate about both, buddies, heaps of several objects. */
const PROTOCOL = `class Page {
    private int version;
    void change() {
        version++;
    }
    int version() {
        return version;
    }
}
class Reader {
    private final Page page;
    private final int read;
    Reader(Page page) {
        this.page = page;
        this.read = page.version();
    }
    void look() {
        if (read != page.version()) throw new IllegalStateException("changed");
    }
    public static void main(String[] words) {
        Page page = new Page();
        Reader reader = new Reader(page);
        page.change();
        reader.look();
    }
}
`;

export const EXERCISES: readonly Question[] = VIEWS.map((view) => ({
  number: 0,
  view,
  files: [{ path: 'Exercise.java', text: view === 'typestates' ? PROTOCOL : PROGRAM }],
  budget: 0.2,
}));
