/**
 * What a team has said about findings: `live` applies it. Suppressions: `suppression`, `read-suppressions` from `annotated-source`,
 * `annotated-classes` and `ignore-comments` (with `comments`, `extent`, `statement-text`, `rule-names`), `unused-suppressions`. Baselines:
 * `baseline`, `baseline-file`, `baseline-matching`, `presence`. `hide` lets claims say that their findings are taken back. Choice of classes: `excluded`, `globs`, `dependents`, `mentions`. `asked-for`
 * leaves out what holds on all small heaps.
 */
export {};
