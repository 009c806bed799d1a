/**
 * Calls and what is called: `calls`, `lookup`, `invocations`, `creation` with `constructor-targets`; `lambdas` and `method-references`, each with
 * the shapes that overload resolution asks for (`lambda-shapes`, `lambda-bodies`, `lambda-parameters`, `method-reference-shapes`); `captures`;
 * `supplied-methods` from class files.
 */
export {};
