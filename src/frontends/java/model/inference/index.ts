/**
 * Inference (chapter 18 of the language's specification): `inference` and `inference-session` are the way in, `bound-set`, `bounds` and
 * `inference-variables` the constraints, `capture`, `functional`, `exact-references`, `method-references` and `result-types` what they need.
 */
export {};
