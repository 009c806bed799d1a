/**
 * `completion-command` prints a script for a shell; `words` is what may be typed, `bash`, `zsh` and `fish` write it down.
 */
export {};
