/**
 * All heaps up to a scope. `run-scope` is the way in. Which heaps: `roots`, `heap-classes`, `instantiable-classes`, `opaque`, `layout`,
 * `candidates`, `constraints`, `search` over `partial-heap`. For which code: `code/`. Runs: `stage`, `setup`, `shared-machines`, `world`,
 * `materialise`, `tape`. Answers: `obligations`, `verdicts`, `assumptions`, `witness`.
 */
export {};
