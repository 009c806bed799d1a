/**
 * Class files in the model of sources: `compiled-classes` and `compiled-class`, their `members` (`compiled-field`, `compiled-method`,
 * `compiled-type-parameters`, `signature-types`, `decoding`); `twins` and `generated-members` for classes whose source is analysed.
 */
export {};
