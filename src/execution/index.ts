/**
 * The concrete interpreter. `machine` is the way in, `entry` runs a `main`; `runtime`, `frame`, `loop`, `bottom` and `monitors` run code, `clauses`
 * (with `clause-book`, `guarded-call`, `invariant-scope`, `violation`) checks formulas on the way, `native-context`, `native-bridge` and
 * `byte-source` serve natives, `frame-view`, `stack-trace` and `outcome` tell; `options` and `budgets` set it. Enumeration of heaps and replay
 * stand in folders of their own.
 */
export {};
