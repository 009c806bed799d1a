/**
 * Places of classes. Zip files: `zip` with its directory (`zip-directory`, `zip-headers`, `zip-entry`, `zip-layout`, `zip-limits`, `inflate`,
 * `checksums`, `little-endian`). What is made of them: `jar`, `nested-jars`, `jmod`, `class-archive`, `class-entries`, `manifest`, `packages`. The
 * JDK's image: `jimage`, `jimage-index`, `jimage-resources`, `compact-constant-pool`. `access`, `once`, `utf8` and `problems` serve all.
 */
export {};
