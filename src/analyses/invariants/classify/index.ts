/**
 * The paper's three properties: disciplined fields (`fields`), tight constructors (`constructors`), clean-called methods (`methods`), brought
 * together by `classify`. `leaks` and `locks` are what they ask.
 */
export {};
