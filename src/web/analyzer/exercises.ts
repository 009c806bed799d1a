/** Questions that an idle worker answers for itself: they run the code that real ones will run, and read the library that these need. */
import type { Question, ViewName } from '../protocol.js';

const VIEWS: readonly ViewName[] = ['shapes', 'findings', 'invariants', 'specification', 'typestates'];

/** Small, and with a little of everything: a loop, a call, a formula, what may fail, what does fail. */
const PROGRAM = `class Exercise {
    Exercise next;
    private boolean closed;
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
    void close() {
        if (closed) throw new IllegalStateException("closed");
        closed = true;
    }
    public static void main(String[] words) {
        Exercise one = new Exercise();
        one.close();
        one.close();
    }
}
`;

export const EXERCISES: readonly Question[] = VIEWS.map((view) => ({
  number: 0,
  view,
  files: [{ path: 'Exercise.java', text: PROGRAM }],
  budget: 0.2,
}));
