/**
 * From names on the command line to inputs. `collect` and `walk` find files (`files`, `project`, `focus`), `decode` reads text; `class-path`,
 * `class-roots`, `class-folder` and `archives` read classes, `random-access` big files; `platform` and `jdk-home` the JDK; `source-folders`,
 * `source-path`, `skeletons` and `package-files` the rest. `build/` reads build files for class paths.
 */
export {};
