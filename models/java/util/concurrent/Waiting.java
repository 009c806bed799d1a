/** What happens when a program would wait: runs have one thread, so nobody else can end the wait. */
package java.util.concurrent;

import espalier.Run;

final class Waiting {
    private Waiting() {
    }

    static Error forEver(String what) {
        Run.stop("would wait for ever, since runs have one thread: " + what);
        return new Error();
    }
}
