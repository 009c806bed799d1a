/**
 * Calls. Followed ones: `calls`, `enter`, `leave`, `frame`, `arguments`, `receivers`, `split`, `needed`. Others: `call` with `natives`, `promises`,
 * `statics`, `written`. `initialisation` and `alarms` serve both.
 */
export {};
