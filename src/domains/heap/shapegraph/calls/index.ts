/**
 * Calls. Followed ones: `calls`, `enter`, `leave`, `frame`, `receivers`. Others: `call` with `effects`. `initialisation` serves both.
 */
export {};
