/**
 * Methods that anybody may call, run over sketches. `sketch` is the way in, `run` goes through a method with `step` (`fields`, `calls`, `frames`),
 * `world` is shared over what a `protocol` says. `effects` with `code-effects` and `parts`, `effect`, `whose-code` and `object-methods`,
 * `change`, `disturbances` and `stand-ins` say what other code does, `notes` what came to light.
 */
export {};
