/**
 * Resources and locks that are not given back. Start at `resource-leak` and `locks`, the two inspections. `journey` follows one object through a
 * method (`held-state`, `moves`, `conditions`), `resource-rules` and `lock-calls` say what edges do to it, `passing` and `unlocking` what calls do,
 * `stable-names` which variables hold the same object, `sites` and `library` where such objects come from, `leak-words` tells the way.
 */
export {};
