/**
 * The text form: `print` with `print-body`, `print-instruction` and `print-expression`; `parse` with a `parse-*` file for each part, over `tokens`
 * and `cursor`. `names`, `literals`, `escapes`, `flags`, `spans` and `defaults` say how both write things.
 */
export {};
