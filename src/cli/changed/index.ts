/**
 * `--changed-since`: `git` says which files, `changed-classes` which classes and what depends on them.
 */
export {};
