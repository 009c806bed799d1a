/** Thrown where a question cannot be put: the claim is then unknown, with this reason. */
export class Unsupported extends Error {}
