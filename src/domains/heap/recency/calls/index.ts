/**
 * Calls. Followed ones: `enter` and `arguments`, `leave` and `leave-answer`, with `renaming`, `renamings`, `values`, `receivers`,
 * `outer-instances`. Others: `unknown-call` with `natives`, `native-copies`, `field-writes`, `promises` and `result`. `initialisation` and `told` serve both.
 */
export {};
