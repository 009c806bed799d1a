/** Bounds of work on build files: more than any project needs, so that a circle in them ends. */
export const BUILD_BUDGETS = {
  /** Parents above a pom, boms that import each other, properties within properties. */
  deepest: 20,
  /** Artifacts of one class path. */
  artifacts: 5000,
} as const;
